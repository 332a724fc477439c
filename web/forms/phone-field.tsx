import { useEffect, useRef, useState } from 'react';
import { isShortPhone } from '../../domain/phone.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** A field for a phone number; a short one is accepted, with a warning to check it once the visitor has left the field. */
export function PhoneField({ shortPhone, ...field }: TextFieldProps & { shortPhone: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isShort, setIsShort] = useState(isShortPhone(String(field.value ?? '')));

  // A stored number comes after hydration.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      setIsShort(isShortPhone(input.current.value));
  }, [field.value]);

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      warning={isShort ? shortPhone : undefined}
      onBlur={({ target }) => setIsShort(isShortPhone(target.value))}
    />
  );
}
