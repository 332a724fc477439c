import type { Messages } from '../../../texts/schemas/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../pictures/picture.tsx';

// The largest file on every screen: on a phone one spreads two fingers.
const ALL_OF_IT = '75rem';

type PictureDialogProps = {
  messages: Pick<Messages['shop'], 'closePicture'>;
  /** The name of the product. */
  name: string;
  address: string;
  alt: string;
  id: string;
  /** Where it is rendered only to be open: called when it is closed. */
  onClose?: () => void;
};

/** The dialog that shows a picture full size; a press beside it closes it, too. */
export function PictureDialog({ messages, name, address, alt, id, onClose }: PictureDialogProps) {
  return (
    <dialog
      ref={onClose && show}
      id={id}
      onClose={onClose}
      data-light-dismiss=""
      aria-label={name}
      className="modal m-auto max-h-none w-full max-w-[125dvh] overflow-hidden rounded-patch bg-ground"
    >
      <Picture address={address} alt={alt} sizes={ALL_OF_IT} fit="contain" className="max-h-[94dvh] w-full" />
      <IconButton
        icon="close"
        label={messages.closePicture}
        command="close"
        commandfor={id}
        className="absolute top-2 right-2 bg-surface text-primary shadow-lift"
      />
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}
