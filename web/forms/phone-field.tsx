import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../domain/values/fill-in.ts';
import { hasHiddenPhone } from '../../domain/values/hidden-phone.ts';
import { isShortPhone, phoneInDoubt } from '../../domain/values/phone.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

/** What is said of a phone number that is accepted, but worth checking: a short one, and the number that will be called. */
export type PhoneMessages = Pick<Messages['forms'], 'shortPhone' | 'phoneInDoubt'>;

/** What is worth saying of a phone number that someone typed; nothing of most. */
export function phoneWarning(typed: string, messages: PhoneMessages): string | undefined {
  if (hasHiddenPhone(typed)) return undefined;
  if (isShortPhone(typed)) return messages.shortPhone;
  const phone = phoneInDoubt(typed);
  return phone && fillIn(messages.phoneInDoubt, { phone });
}

/** A field for a phone number, with a warning to check it once the visitor has left the field. */
export function PhoneField({ messages, ...field }: TextFieldProps & { messages: PhoneMessages }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(field.value ?? field.defaultValue ?? ''));

  // A stored number comes after hydration.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) setTyped(input.current.value);
  }, [field.value]);

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      warning={phoneWarning(typed, messages)}
      onBlur={({ target }) => setTyped(target.value)}
    />
  );
}
