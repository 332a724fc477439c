import { type ReactNode, useId } from 'react';
import type { Messages } from '../../content/schemas/messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../pictures/picture.tsx';

// The largest file on every screen: on a phone one spreads two fingers.
const ALL_OF_IT = '75rem';

type FullSizePictureProps = {
  messages: Pick<Messages['shop'], 'viewPicture' | 'closePicture'>;
  /** The name of the product. */
  name: string;
  address: string;
  alt: string;
  /** A mark in the corner that says so; for eyes only. */
  children?: ReactNode;
};

/**
 * Lies over a picture: a press opens it full size, in a dialog that needs no React and fetches the large picture only then;
 * without script the picture's file. Nothing where there is no picture.
 */
export function FullSizePicture({ messages, name, address, alt, children }: FullSizePictureProps) {
  const dialog = useId();
  const label = fillIn(messages.viewPicture, { name });
  if (address.trim() === '') return null;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={dialog}
        className={`needs-script ${overLook}`}
      >
        {children}
      </button>
      <a href={address} aria-label={label} className={`without-script ${overLook}`}>
        {children}
      </a>
      <dialog
        id={dialog}
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
          commandfor={dialog}
          className="absolute top-2 right-2 bg-surface text-primary shadow-lift"
        />
      </dialog>
    </>
  );
}

const overLook = 'absolute inset-0 grid place-items-end rounded-patch p-2 print:hidden';
