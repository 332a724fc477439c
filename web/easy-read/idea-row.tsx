import type { ReactNode } from 'react';
import type { EasyIdea } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { EasySentences } from './easy-sentences.tsx';
import { PictureRow } from './picture-row.tsx';

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
