import type { ReactNode } from 'react';
import type { EasyIdea } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { EasyPicture } from './easy-picture.tsx';
import { EasySentences } from './easy-sentences.tsx';

type IdeaRowProps = {
  context: Pick<PageContext, 'picture'>;
  idea: EasyIdea;
  /** Whether it is the first idea of its page. */
  priority?: boolean;
  className?: string;
  /** What belongs to the idea: a number to call, a button. */
  children?: ReactNode;
};

/** One idea: a picture on the left and its words beside it, or below it where there is no room. */
export function IdeaRow({ context, idea, priority = false, className = '', children }: IdeaRowProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-10 ${className}`}>
      <EasyPicture context={context} name={idea.picture} priority={priority} />
      <div className="min-w-0 flex-1 basis-[9.5rem]">
        <EasySentences text={idea.text} />
        {children}
      </div>
    </div>
  );
}
