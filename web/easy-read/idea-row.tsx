import { type ReactNode, useId } from 'react';
import type { EasyIdea, EasyMessages } from '../../content/schemas/easy.ts';
import { sentencesOf } from '../../content/sentences.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { PageContext } from '../page-context.ts';
import { Picture } from '../pictures/picture.tsx';

type IdeaRowProps = {
  context: Pick<PageContext, 'picture'>;
  idea: EasyIdea;
  /** Whether it is the first idea of its page. */
  priority?: boolean;
  /** Its `display`, where it is not always shown. */
  className?: string;
  /** Anything else that belongs to the idea: a number to call, a button. */
  children?: ReactNode;
};

/** One idea: a picture, and its sentences beside it. */
export function IdeaRow({ idea, ...row }: IdeaRowProps) {
  return <PictureRow {...row} picture={idea.picture} words={<EasySentences text={idea.text} />} />;
}

type IdeaListProps = {
  context: Pick<PageContext, 'picture'>;
  ideas: readonly EasyIdea[];
  /** Whether the page begins with them. */
  first?: boolean;
};

/** Ideas one below the other. */
export function IdeaList({ context, ideas, first = false }: IdeaListProps) {
  return (
    <ul className="grid gap-8 md:gap-10">
      {ideas.map((idea, at) => (
        <li key={idea.text}>
          <IdeaRow context={context} idea={idea} priority={first && at === 0} />
        </li>
      ))}
    </ul>
  );
}

type IdeaSectionsProps = {
  context: Pick<PageContext, 'picture'>;
  sections: EasyMessages['about']['sections'];
};

/** The beginning of a page: headings, each with its ideas. */
export function IdeaSections({ context, sections }: IdeaSectionsProps) {
  return sections.map(({ heading, ideas }, at) => (
    <EasySection key={heading} heading={heading}>
      <IdeaList context={context} ideas={ideas} first={at === 0} />
    </EasySection>
  ));
}

type PictureRowProps = {
  context: Pick<PageContext, 'picture'>;
  picture: EasyIdea['picture'];
  /** Whether it is the first picture of its page. */
  priority?: boolean;
  words: ReactNode;
  className?: string;
  /**
   * Parts that may be too wide for the column of the words: a number to call, a button. On a phone they stand below
   * both.
   */
  children?: ReactNode;
};

/** A picture on the left and its words beside it, or below it where there is no room. */
export function PictureRow({
  context,
  picture,
  priority = false,
  words,
  className = 'grid',
  children,
}: PictureRowProps) {
  return (
    <div
      className={`relative grid-cols-1 items-center gap-x-4 gap-y-3 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)] @3xl:gap-x-10 ${className}`}
    >
      <EasyPicture
        context={context}
        name={picture}
        priority={priority}
        className={children ? '@3xl:row-span-2' : ''}
      />
      <div className={children ? '@3xl:self-end' : ''}>{words}</div>
      {children && (
        <div className="col-span-full @3xl:col-span-1 @3xl:col-start-2 @3xl:self-start">{children}</div>
      )}
    </div>
  );
}

type EasyPictureProps = {
  context: Pick<PageContext, 'picture'>;
  name: EasyIdea['picture'];
  /** Whether it is the first picture of its page. */
  priority?: boolean;
  className?: string;
};

/** The drawing beside an idea. It has no alt text of its own: the words beside it say the same. */
export function EasyPicture({ context, name, priority, className = '' }: EasyPictureProps) {
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

/** A text in easy read, each of its sentences on a line of its own. */
export function EasySentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence) => (
    <p key={sentence} className="mb-2 last:mb-0">
      <Unbroken text={sentence} />
    </p>
  ));
}
