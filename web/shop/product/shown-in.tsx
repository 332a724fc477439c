import { fillIn } from '../../../domain/values/fill-in.ts';
import type { ShownText } from '../../../domain/values/in-language.ts';

type ShownInProps = {
  /** A message with placeholders, such as `{words}`. */
  message: string;
  /** The text for each placeholder. */
  texts: Readonly<Record<string, ShownText>>;
};

/** A message with texts of the catalogue in it, marked where they are English on a page in another language. */
export function ShownIn({ message, texts }: ShownInProps) {
  const entries = Object.entries(texts);
  if (!entries.some(([, { lang }]) => lang))
    return fillIn(message, Object.fromEntries(entries.map(([key, { text }]) => [key, text])));
  return message.split(/\{(\w+)\}/).map((part, at) => {
    const shown = at % 2 === 1 ? texts[part] : undefined;
    return shown ? (
      <span key={part} lang={shown.lang}>
        {shown.text}
      </span>
    ) : (
      part
    );
  });
}
