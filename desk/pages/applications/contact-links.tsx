import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { type Language, languageTable } from '../../../domain/languages.ts';
import { internationalDigits, telLink } from '../../../domain/phone.ts';
import { whatsappLink } from '../../../domain/whatsapp.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { languageName } from '../../language/language-name.ts';
import type { Letter } from './prepared-letter.ts';

type ContactLinksProps = {
  messages: DeskMessages['applications'];
  /** The language of the desk. */
  language: Language;
  application: HandledApplication;
  letter: Letter;
};

/** The ways to reach an applicant, with a message that is ready to be sent, and that message to read. */
export function ContactLinks({ messages, language, application, letter }: ContactLinksProps) {
  const { phone, email } = application;
  return (
    <section aria-label={messages.contact} className="my-5">
      <p className="flex flex-wrap gap-2">
        <ButtonLink to={telLink(phone)} variant="secondary">
          <Icon name="phone" className="size-5" />
          {messages.call}
        </ButtonLink>
        <ButtonLink to={whatsappLink(internationalDigits(phone), letter.text)} variant="secondary" newTab>
          <Icon name="chat" className="size-5" />
          {messages.whatsapp}
        </ButtonLink>
        <ButtonLink to={mailAddress(email, letter)} variant="secondary">
          <Icon name="mail" className="size-5" />
          {messages.email}
        </ButtonLink>
      </p>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
          {messages.prepared} ({languageName(letter.language, language)})
        </summary>
        <p
          lang={languageTable[letter.language].tag}
          className="max-w-prose border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line"
        >
          {letter.text}
        </p>
      </details>
    </section>
  );
}

// A form's encoding would show spaces as plus signs.
function mailAddress(email: string, { subject, text }: Letter): string {
  const parts = { subject, body: text.replaceAll('\n', '\r\n') };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}
