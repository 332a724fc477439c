import { useRef } from 'react';
import { type GalleryItem, gallery } from '../../../content/gallery.ts';
import { Modal } from '../../ui/modal.tsx';
import type { GalleryView } from './gallery-address.ts';
import { LightboxCaption } from './lightbox-caption.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';
import { LightboxTools } from './lightbox-tools.tsx';
import { neighbours } from './neighbours.ts';
import { StepButton } from './step-button.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useLightboxKeys } from './use-lightbox-keys.ts';

const words = gallery.lightbox;

type LightboxProps = Pick<GalleryView, 'type' | 'items'> & {
  shown: GalleryItem;
  onShow: (item: GalleryItem) => void;
  onClose: () => void;
};

/**
 * One picture over the whole window, with the ways to the others. Its buttons are those of a form, so that without
 * JavaScript they lead to the same addresses; the stylesheet shows it from the first paint, before the script opens it.
 */
export function Lightbox({ type, items, shown, onShow, onClose }: LightboxProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const fullscreen = useFullscreen(sheet);
  const { previous, next } = neighbours(items, shown);
  const showPrevious = () => onShow(previous);
  const showNext = () => onShow(next);
  useLightboxKeys({ showPrevious, showNext, fullscreen });

  return (
    <Modal open onClose={onClose} variant="full" labelledBy="lightbox-title" className="lightbox deep">
      <form
        ref={sheet}
        action="/gallery"
        data-fullscreen={fullscreen.isFull || undefined}
        className="lightbox-sheet"
        onSubmit={(event) => event.preventDefault()}
      >
        {type && <input type="hidden" name="type" value={type} />}
        <LightboxCaption item={shown} position={words.position(items.indexOf(shown) + 1, items.length)} />
        <StepButton side="left" label={words.previous} to={previous} onPress={showPrevious} />
        <LightboxPicture item={shown} beside={[next, previous]} onNext={showNext} onPrevious={showPrevious} />
        <StepButton side="right" label={words.next} to={next} onPress={showNext} />
        <LightboxTools item={shown} fullscreen={fullscreen} onClose={onClose} />
      </form>
    </Modal>
  );
}
