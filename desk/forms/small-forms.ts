import { bodyLimit } from 'hono/body-limit';
import type { DeskMiddleware } from '../desk-context.ts';
import { renderDeskMessage } from '../layout/render-desk-message.tsx';
import { addresses } from '../addresses.ts';

const MAX_BYTES = 64 * 1024;

/** Takes forms of at most 64 kB: pages that anyone may post to read no more than that. */
export const smallForms: DeskMiddleware = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => {
    const { messages } = c.get('desk');
    return renderDeskMessage(c, { status: 413, ...messages.shell.failed, to: addresses.home });
  },
});
