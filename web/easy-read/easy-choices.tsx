import type { EasyMessages } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { EasySentences } from './easy-sentences.tsx';
import { PictureRow } from './picture-row.tsx';

/** Each subject of easy read with its page, in their order. */
const subjects = [
  ['about', pages['easy-about'].path],
  ['hostel', pages['easy-hostel-enrollment'].path],
  ['donate', pages['easy-donate'].path],
  ['contact', pages['easy-contact'].path],
] as const satisfies (readonly [keyof EasyMessages['start'], string])[];

type EasyChoicesProps = {
  context: Pick<PageContext, 'easy' | 'picture'>;
  /** The path of the page that they stand on, which is left out. */
  path: string;
};

/** The pages in easy read, each with its picture. */
export function EasyChoices({ context, path }: EasyChoicesProps) {
  return (
    <ul className="grid gap-8 md:gap-10">
      {subjects
        .filter(([, to]) => to !== path)
        .map(([subject, to]) => {
          const { picture, link, text } = context.easy.start[subject];
          return (
            <li key={to}>
              <PictureRow
                context={context}
                picture={picture}
                words={
                  <>
                    {/* The whole row is a target. */}
                    <a
                      href={to}
                      className="mb-1 inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
                    >
                      {link}
                    </a>
                    <EasySentences text={text} />
                  </>
                }
              />
            </li>
          );
        })}
    </ul>
  );
}
