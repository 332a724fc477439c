import { type SubmitEvent, useRef } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { Modal } from '../../../ui/modal.tsx';
import type { GalleryView } from './gallery-address.ts';
import type { ShownPicture } from './gallery-pictures.ts';
import { LightboxCaption } from './lightbox-caption.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';
import { LightboxTools } from './lightbox-tools.tsx';
import { neighbours } from './neighbours.ts';
import { StepButton } from './step-button.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useLightboxKeys } from './use-lightbox-keys.ts';

type LightboxProps = {
  messages: Messages['gallery']['lightbox'];
  view: GalleryView;
  shown: ShownPicture;
  onShow: (picture: ShownPicture) => void;
  onClose: () => void;
};

/**
 * One picture over the whole window, with the ways to the others. Its buttons are those of a form, so that without
 * JavaScript they lead to the same addresses; the stylesheet shows it from the first paint, before the script opens it.
 */
export function Lightbox({ messages, view: { type, pictures }, shown, onShow, onClose }: LightboxProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const fullscreen = useFullscreen(sheet);
  const { previous, next } = neighbours(pictures, shown);
  const showPrevious = () => onShow(previous);
  const showNext = () => onShow(next);
  useLightboxKeys({ showPrevious, showNext, fullscreen });

  // `Close` sends no picture.
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const id = new FormData(event.currentTarget, event.nativeEvent.submitter).get('open');
    const picture = pictures.find((each) => each.id === id);
    if (picture) onShow(picture);
    else onClose();
  }

  return (
    <Modal
      onClose={onClose}
      lightDismiss={false}
      variant="full"
      labelledBy="lightbox-title"
      className="lightbox deep"
    >
      <form
        ref={sheet}
        data-fullscreen={fullscreen.isFull || undefined}
        className="lightbox-sheet"
        onSubmit={submit}
      >
        {type && <input type="hidden" name="type" value={type} />}
        <LightboxCaption
          picture={shown}
          position={fillIn(messages.position, { at: pictures.indexOf(shown) + 1, all: pictures.length })}
        />
        <StepButton side="left" label={messages.previous} to={previous} />
        <LightboxPicture
          picture={shown}
          beside={[next, previous]}
          onNext={showNext}
          onPrevious={showPrevious}
        />
        <StepButton side="right" label={messages.next} to={next} />
        <LightboxTools messages={messages} picture={shown} fullscreen={fullscreen} />
      </form>
    </Modal>
  );
}
