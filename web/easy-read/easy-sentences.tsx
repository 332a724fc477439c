import { sentencesOf } from '../../content/sentences.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** A text in easy read, each of its sentences on a line of its own. */
export function EasySentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence) => (
    <p key={sentence} className="mb-2 last:mb-0">
      <Unbroken text={sentence} />
    </p>
  ));
}
