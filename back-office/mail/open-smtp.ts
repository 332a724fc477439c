import { createTransport } from 'nodemailer';

/** An email of plain text to one person. */
export type Mail = { from: { name: string; address: string }; to: string; subject: string; text: string };

/** Sends one email by a connection of its own; rejects with the error of nodemailer where the server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long, in ms, a mail server may be silent. */
const SILENCE_MS = 10_000;

/**
 * Sends email by the server of an `smtp://` or `smtps://` address. A password leaves this machine by a secure connection
 * only.
 */
export function openSmtp(address: string, silenceMs = SILENCE_MS): SendMail {
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const transport = createTransport({
    host,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: username !== '' && !isHere,
    // A mail server on this machine has a certificate that nobody else has signed.
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}
