import { useState } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { whatsappShareLink } from '../../../domain/whatsapp.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';

type ShareProductProps = {
  messages: Messages['product']['share'];
  name: string;
  /** The absolute address of the product as chosen. */
  address: string;
  /** The same at the moment of a press, which the rendered one may be behind. */
  addressNow: () => string;
};

/** Shares a product by what the device offers; else on WhatsApp, or by copying its address. */
export function ShareProduct({ messages, name, address, addressNow }: ShareProductProps) {
  const [isOpen, setOpen] = useState(false);

  function share(): void {
    if (!('share' in navigator)) {
      setOpen(!isOpen);
      return;
    }
    // Whoever closes the device's dialog has shared nothing, which is no failure.
    navigator.share({ title: name, url: addressNow() }).catch((cause: unknown) => {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setOpen(true);
    });
  }

  const text = fillIn(messages.text, { name, address });
  const whatsapp = (
    <ButtonLink to={whatsappShareLink(text)} newTab variant="secondary">
      {messages.whatsapp}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" aria-expanded={isOpen} onClick={share} className="needs-script">
        {messages.button}
      </Button>
      {isOpen ? (
        <>
          {whatsapp}
          <CopyButton text={addressNow} label={messages.copy} copied={messages.copied} />
        </>
      ) : (
        <span className="without-script">{whatsapp}</span>
      )}
    </div>
  );
}
