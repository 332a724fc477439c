import { useState } from 'react';
import { isShortPhone } from '../../domain/phone.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

/** A field for a phone number; a short one is accepted, with a warning to check it once the visitor has left the field. */
export function PhoneField({ shortPhone, ...field }: TextFieldProps & { shortPhone: string }) {
  const [isShort, setIsShort] = useState(isShortPhone(String(field.value ?? '')));
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      warning={isShort ? shortPhone : undefined}
      onBlur={({ target }) => setIsShort(isShortPhone(target.value))}
    />
  );
}
