import type { EasyIdea } from '../../content/schemas/easy.ts';
import type { PageContext } from '../page-context.ts';
import { Picture } from '../pictures/picture.tsx';

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
