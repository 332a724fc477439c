import { fillIn } from '../../../domain/fill-in.ts';
import { Picture } from '../../pictures/picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ChoiceMessages } from './product-messages.ts';

type FullSizePictureProps = {
  messages: Pick<ChoiceMessages, 'viewPicture' | 'closePicture'>;
  address: string;
  name: string;
  alt: string;
};

const DIALOG = 'full-size';

// The largest file on every screen: on a phone one spreads two fingers.
const ALL_OF_IT = '75rem';

/**
 * Lies over a picture: a press opens it full size, in a dialog that needs no React and fetches the large picture only then;
 * without script the picture's file.
 */
export function FullSizePicture({ messages, address, name, alt }: FullSizePictureProps) {
  const label = fillIn(messages.viewPicture, { name });
  const mark = (
    <span className="grid size-11 place-items-center rounded-full bg-surface text-primary shadow-lift">
      <Icon name="fullscreen" />
    </span>
  );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={DIALOG}
        className={`needs-script ${overLook}`}
      >
        {mark}
      </button>
      <a href={address} aria-label={label} className={`without-script ${overLook}`}>
        {mark}
      </a>
      <dialog
        id={DIALOG}
        data-light-dismiss=""
        aria-label={name}
        className="modal m-auto max-h-none w-full max-w-[125dvh] overflow-hidden rounded-patch bg-ground"
      >
        <Picture
          address={address}
          alt={alt}
          sizes={ALL_OF_IT}
          fit="contain"
          className="max-h-[94dvh] w-full"
        />
        <IconButton
          icon="close"
          label={messages.closePicture}
          command="close"
          commandfor={DIALOG}
          className="absolute top-2 right-2 bg-surface text-primary shadow-lift"
        />
      </dialog>
    </>
  );
}

const overLook = 'absolute inset-0 grid place-items-end rounded-patch p-2 print:hidden';
