import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { PublicStudent } from '../../../domain/student.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CheckboxField } from '../../forms/checkbox-field.tsx';

// The attributes that choose a phone's keyboard.
const inputs = {
  name: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  course: {},
  c_year: {},
  section: {},
  hostelName: {},
  roomNumber: {},
} as const satisfies Partial<Record<keyof PublicStudent, object>>;

type StudentFieldsProps = {
  messages: DeskMessages['students'];
  typed: PublicStudent;
  wrong: readonly { fieldId: string; text: string }[];
};

/** The ten fields of a student. */
export function StudentFields({ messages, typed, wrong }: StudentFieldsProps) {
  const errorOf = (field: keyof PublicStudent) => wrong.find(({ fieldId }) => fieldId === field)?.text;
  const line = (field: keyof typeof inputs) => (
    <TextField
      key={field}
      label={messages.fields[field]}
      name={field}
      defaultValue={typed[field]}
      error={errorOf(field)}
      requirement={field === 'name' ? messages.required : undefined}
      autoComplete="off"
      {...inputs[field]}
    />
  );
  return (
    <>
      {(['name', 'email', 'phone'] as const).map(line)}
      <TextArea
        label={messages.fields.address}
        name="address"
        rows={3}
        defaultValue={typed.address}
        error={errorOf('address')}
        autoComplete="off"
      />
      {(['course', 'c_year', 'section', 'hostelName', 'roomNumber'] as const).map(line)}
      <CheckboxField label={messages.fields.feesPaid} name="feesPaid" defaultChecked={typed.feesPaid} />
    </>
  );
}
