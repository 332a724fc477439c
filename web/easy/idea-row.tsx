import { type ReactNode, useId } from 'react';
import type { EasyIdea } from '../../texts/schemas/easy.ts';
import { sentencesOf } from '../../texts/sentences.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { PageContext } from '../page-context.ts';
import { Picture } from '../pictures/picture.tsx';

/** One idea: a picture and its sentences, with what belongs to it besides: a number to call, a button. */
export type Row = EasyIdea & {
  /** A link that stands above its sentences; the whole row is its target. */
  link?: { to: string; label: string };
  /** On a phone it stands below both: it may be too wide for the column of the words. */
  extra?: ReactNode;
  /** Its `display`, where it is not always shown. */
  className?: string;
};

type Context = Pick<PageContext, 'picture'>;

type IdeaRowProps = { context: Context; row: Row; priority?: boolean };

/** A picture on the left and its words beside it, or below it where there is no room. */
export function IdeaRow({ context, row, priority = false }: IdeaRowProps) {
  const { picture, text, link, extra, className = 'grid' } = row;
  return (
    <div
      className={`relative grid-cols-1 items-center gap-x-4 gap-y-3 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)] @3xl:gap-x-10 ${className}`}
    >
      <EasyPicture
        context={context}
        name={picture}
        priority={priority}
        className={extra ? '@3xl:row-span-2' : ''}
      />
      <div className={extra ? '@3xl:self-end' : ''}>
        {link && (
          <a
            href={link.to}
            className="mb-1 inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
          >
            {link.label}
          </a>
        )}
        {sentencesOf(text).map((sentence) => (
          <p key={sentence} className="mb-2 last:mb-0">
            <Unbroken text={sentence} />
          </p>
        ))}
      </div>
      {extra && <div className="col-span-full @3xl:col-span-1 @3xl:col-start-2 @3xl:self-start">{extra}</div>}
    </div>
  );
}

type IdeaListProps = { context: Context; rows: readonly Row[]; first?: boolean };

/** Ideas one below the other; `first` where the page begins with them. */
export function IdeaList({ context, rows, first = false }: IdeaListProps) {
  return (
    <ul className="grid gap-8 md:gap-10">
      {rows.map((row, at) => (
        <li key={row.text}>
          <IdeaRow context={context} row={row} priority={first && at === 0} />
        </li>
      ))}
    </ul>
  );
}

type EasyPictureProps = {
  context: Context;
  name: EasyIdea['picture'];
  priority?: boolean;
  className?: string;
};

/** The drawing beside an idea. It has no alt text of its own: the words beside it say the same. */
function EasyPicture({ context, name, priority, className = '' }: EasyPictureProps) {
  return (
    <Picture
      address={context.picture(name)}
      alt=""
      sizes="(width >= 48rem) 12rem, 7rem"
      priority={priority}
      className={`size-28 rounded-patch @3xl:size-48 ${className}`}
    />
  );
}

type PictureBesideProps = { context: Context; name: EasyIdea['picture']; children: ReactNode };

/** A question of a form with its picture. On a phone the answer goes across the screen, below both. */
export function PictureBeside({ context, name, children }: PictureBesideProps) {
  return (
    <div className="flow-root @3xl:flex @3xl:gap-10">
      <EasyPicture context={context} name={name} className="float-left mr-4 @3xl:mr-0 @3xl:shrink-0" />
      <div className="@3xl:min-w-0 @3xl:flex-1 [&_[id$=-hint]]:flow-root [&_[id$=-hint]]:whitespace-pre-line [&_[role=radiogroup]>div]:flex-col [&_[role=radiogroup]>div]:items-start [&_:is(input:not([type=radio]),textarea)]:clear-left">
        {children}
      </div>
    </div>
  );
}

type EasySectionProps = { heading: string; id?: string; children: ReactNode };

/** A part of a page in easy read, named by its heading. */
export function EasySection({ heading, id, children }: EasySectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} id={id} className="mt-14 grid gap-8 md:mt-20 md:gap-10">
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
