import { once } from 'node:events';
import type { Server } from 'node:http';

type Place = { port: number; host: string; setting: string };

/** Lets a server listen at a port, which `setting` names; rejects with an Error of one clear sentence. */
export async function listenAt(server: Server, place: Place): Promise<void> {
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(reason(error, place), { cause: error });
  });
}

function reason(error: NodeJS.ErrnoException, { port, host, setting }: Place): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what uses it, or set ${setting} to another one.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user: set ${setting} to one above 1023.`;
  return `The site can't listen at ${host}:${port}: ${error.message}.`;
}
