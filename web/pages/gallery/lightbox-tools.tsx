import { type GalleryItem, gallery } from '../../../content/gallery.ts';
import { builtPicture } from '../../pictures/built-picture.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Fullscreen } from './use-fullscreen.ts';

const words = gallery.lightbox;

type LightboxToolsProps = { item: GalleryItem; fullscreen: Fullscreen; onClose: () => void };

/** What can be done with the open picture: seen alone, taken home, put away. */
export function LightboxTools({ item, fullscreen, onClose }: LightboxToolsProps) {
  const fullscreenWords = fullscreen.isFull ? words.exitFullscreen : words.enterFullscreen;
  return (
    <div className="lightbox-tools">
      <IconButton
        icon="fullscreen"
        label={fullscreenWords}
        title={fullscreenWords}
        className="needs-script"
        onClick={fullscreen.toggle}
      />
      <a
        href={builtPicture(item.image)}
        download={words.fileName(item.id)}
        aria-label={words.download}
        title={words.download}
        className="grid size-11 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-ink/10"
      >
        <Icon name="download" />
      </a>
      <IconButton icon="close" type="submit" label={words.close} title={words.close} onClick={onClose} />
    </div>
  );
}
