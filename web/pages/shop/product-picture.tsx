import { useState } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import { Picture } from '../../pictures/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { ShopMessages } from './shop-messages.ts';

// Beside the text on a phone; else the columns of the shop's grid, without the page's edges and the gaps between them.
const CARD_WIDTHS = '(min-width: 64rem) 23rem, (min-width: 40rem) calc(50vw - 2.75rem), 112px';

type ProductPictureProps = {
  messages: Pick<ShopMessages, 'viewPicture' | 'closePicture'>;
  address: string;
  name: string;
  alt: string;
  priority: boolean;
};

/** A product's picture; pressing it opens it full size. */
export function ProductPicture({ messages, address, name, alt, priority }: ProductPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={fillIn(messages.viewPicture, { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="block aspect-square self-start overflow-hidden rounded-patch sm:-mx-5 sm:-mt-5 sm:aspect-4/3 sm:self-auto sm:rounded-none sm:rounded-t-patch"
      >
        <Picture address={address} alt={alt} sizes={CARD_WIDTHS} priority={priority} className="size-full" />
      </button>
      {isOpen && (
        <Modal onClose={close} label={name} className="w-[min(75rem,calc(100%-2rem))]">
          <div className="grid gap-3 p-3">
            <Picture
              address={address}
              alt={alt}
              sizes="100vw"
              fit="contain"
              className="max-h-[80dvh] w-full"
            />
            <Button variant="secondary" onClick={close} className="justify-self-end">
              <Icon name="close" /> {messages.closePicture}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
