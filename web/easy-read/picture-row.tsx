import type { ReactNode } from 'react';
import type { EasyIdea } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { EasyPicture } from './easy-picture.tsx';

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
