import { describe, expect, it } from 'vitest';
import { sendPosted } from './send-posted.ts';

const number = '+91 98765 43210';

describe('sendPosted', () => {
  it('leads to the chat with the message written out', () => {
    expect(sendPosted(posted('Asha Rao', 'asha@example.org', 'Can I visit?'), number)).toEqual({
      ok: true,
      address:
        'https://wa.me/919876543210?text=Name%3A%20Asha%20Rao%0AEmail%3A%20asha%40example.org%0A%0ACan%20I%20visit%3F',
    });
  });

  it('comes back with what is wrong and with what was typed, as it was typed', () => {
    expect(sendPosted(posted(' ', 'asha', ' Hello '), number)).toEqual({
      ok: false,
      problems: { name: 'missing', email: 'not-an-email' },
      typed: { name: ' ', email: 'asha', message: ' Hello ' },
    });
  });

  it('finds everything missing in an empty form, and takes a file for no text', () => {
    const form = new FormData();
    form.set('message', new File(['hello'], 'hello.txt'));

    expect(sendPosted(form, number)).toMatchObject({
      problems: { name: 'missing', email: 'missing', message: 'missing' },
    });
  });

  it('leads to the contact details where there is no number', () => {
    expect(sendPosted(posted('Asha', 'asha@example.org', 'Hello'), undefined)).toEqual({
      ok: true,
      address: '/about#contact',
    });
  });
});

function posted(name: string, email: string, message: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, email, message })) form.set(field, value);
  return form;
}
