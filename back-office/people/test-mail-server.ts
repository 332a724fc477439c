import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An email as a server took it: to whom, and headers and text as one. */
export type TakenMail = { to: string[]; source: string };

/** Starts a mail server on this machine until the test has finished, or until `atEnd` says; `mails` are those that it took. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<{ address: string; port: number; mails: TakenMail[] }> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), source: await text(stream) });
      done();
    },
    ...options,
  });
  // Clients that do not trust the certificate leave.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { address: `smtp://127.0.0.1:${port}`, port, mails };
}

/** The address of a server that accepts connections and never says anything. */
export async function startSilentServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
