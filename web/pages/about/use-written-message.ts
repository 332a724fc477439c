import { type RefObject, useEffect, useState } from 'react';
import { contactMessageSchema } from '../../../domain/contact-message.ts';
import { readForm } from '../../../domain/field-problems.ts';
import { contactText } from '../../../domain/whatsapp.ts';

/** The WhatsApp text of the form as it is filled in now, undefined while something is missing; `reread` follows typing. */
export function useWrittenMessage(form: RefObject<HTMLFormElement | null>): {
  written: string | undefined;
  reread: () => void;
} {
  const [written, setWritten] = useState<string>();

  function reread(): void {
    const reading = readForm(
      contactMessageSchema,
      Object.fromEntries(new FormData(form.current ?? undefined)),
    );
    setWritten(reading.ok ? contactText(reading.values) : undefined);
  }

  // Browsers keep what was typed before the page came alive, or before a reload.
  useEffect(reread, [form]);

  return { written, reread };
}
