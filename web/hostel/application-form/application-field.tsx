import type { ReactElement } from 'react';
import { type Application, DURATIONS, PURPOSES } from '../../../domain/hostel/application.ts';
import { whatsappShareLink } from '../../../domain/shop/whatsapp.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { PhoneField, type PhoneMessages } from '../../forms/phone-field.tsx';

/** The messages of the form itself, without those that the page shows around it. */
export type ApplicationFormMessages = Omit<Messages['applicationForm'], 'lead' | 'asideHeading' | 'aside'>;

type ApplicationFieldProps = {
  name: keyof Application;
  messages: ApplicationFormMessages;
  forms: Pick<Messages['forms'], 'optional'> & PhoneMessages;
  defaultValue: string;
  error: string | undefined;
  /** Whether the page opens with the focus on it. */
  autoFocus?: boolean;
};

/** One field of an application, with the control that suits it. */
export function ApplicationField(props: ApplicationFieldProps): ReactElement {
  const { messages, forms, ...rest } = props;
  // A duration is always chosen: HTML allows `required` only for a list whose first choice is empty.
  const required = rest.name !== 'additionalInfo' && rest.name !== 'duration';
  const field = { ...rest, label: messages[rest.name], required };
  switch (field.name) {
    case 'firstName':
      return <TextField {...field} autoComplete="given-name" />;
    case 'lastName':
      return <TextField {...field} hint={messages.lastNameHint} autoComplete="family-name" />;
    case 'email':
      return (
        <TextField {...field} type="email" hint={messages.emailHint} inputMode="email" autoComplete="email" />
      );
    case 'phone':
      return <PhoneField {...field} hint={messages.phoneHint} messages={forms} />;
    case 'address':
      return (
        <TextArea
          {...field}
          hint={messages.addressHint}
          rows={3}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
      );
    case 'purpose':
      return (
        <SelectField
          {...field}
          emptyLabel={messages.selectPurpose}
          options={PURPOSES.map((value) => ({ value, label: messages.purposes[value] }))}
        />
      );
    case 'duration':
      return (
        <SelectField
          {...field}
          options={DURATIONS.map((value) => ({ value, label: messages.durations[value] }))}
        />
      );
    case 'additionalInfo':
      return (
        <TextArea
          {...field}
          hint={messages.additionalInfoHint}
          requirement={forms.optional}
          className="sm:col-span-2"
        />
      );
  }
}

/** A field that no person sees or reaches, only programs that fill in whatever they find. */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type SendReferenceProps = {
  messages: Pick<Messages['applicationForm']['reference'], 'message' | 'send'>;
  reference: string;
  /** The foundation's number. */
  phone: string;
};

/** A link by which a family sends itself the reference of its application on WhatsApp. */
export function SendReference({ messages, reference, phone }: SendReferenceProps) {
  const text = fillIn(messages.message, { reference, phone });
  return (
    <a
      href={whatsappShareLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook('quiet')}
    >
      {messages.send}
    </a>
  );
}
