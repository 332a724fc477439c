import * as words from '../../content/cart.ts';
import { site } from '../../content/site.ts';
import { whatsappLink } from '../../domain/whatsapp.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** The ways to send an order: WhatsApp where a number is configured, else phone and e-mail; the text can be copied. */
export function OrderLinks(props: { message: string; label?: string; onSent?: () => void }) {
  return (
    <>
      {site.whatsapp ? (
        <ButtonLink to={whatsappLink(site.whatsapp, props.message)} newTab onClick={props.onSent}>
          {props.label ?? words.order}
        </ButtonLink>
      ) : (
        <p>
          {words.noWhatsapp} <a href={`tel:${site.phone}`}>{site.phone}</a>,{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
      <CopyButton text={props.message} label={words.copyMessage} copied={words.messageCopied} />
    </>
  );
}
