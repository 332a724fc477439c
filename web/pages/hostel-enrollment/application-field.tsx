import type { Messages } from '../../../content/schemas/messages.ts';
import type { Application } from '../../../domain/application.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

type ApplicationFieldProps = {
  name: keyof Application;
  messages: Omit<Messages['applicationForm'], 'aside' | 'asideHeading' | 'lead'>;
  /** The mark of a field that may be left empty. */
  optional: string;
  typed: string;
  error: string | undefined;
};

/** One field of the application, with the control that suits it. */
export function ApplicationField({ name, messages, optional, typed, error }: ApplicationFieldProps) {
  const field = { name, label: messages[name], defaultValue: typed, error };
  switch (name) {
    case 'firstName':
      return <TextField {...field} autoComplete="given-name" required />;
    case 'lastName':
      return <TextField {...field} autoComplete="family-name" required />;
    case 'email':
      return (
        <TextField
          {...field}
          hint={messages.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      );
    case 'phone':
      return (
        <TextField
          {...field}
          hint={messages.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      );
    case 'address':
      return (
        <TextArea
          {...field}
          hint={messages.addressHint}
          rows={3}
          autoComplete="street-address"
          required
          className="sm:col-span-2"
        />
      );
    case 'purpose':
      return (
        <SelectField
          {...field}
          emptyLabel={messages.selectPurpose}
          options={optionsOf(messages.purposes)}
          required
        />
      );
    case 'duration':
      return <SelectField {...field} options={optionsOf(messages.durations)} />;
    case 'additionalInfo':
      return (
        <TextArea
          {...field}
          hint={messages.additionalInfoHint}
          requirement={optional}
          className="sm:col-span-2"
        />
      );
  }
}

function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
