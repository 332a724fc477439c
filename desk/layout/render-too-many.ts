import { fillIn } from '../../domain/fill-in.ts';
import type { DeskRequest } from '../desk-context.ts';
import { renderDeskMessage } from './render-desk-message.tsx';

/** Answers an attempt beyond a limit: 429, when to come back, and a way on; `seconds` are whole. */
export function renderTooMany(c: DeskRequest, seconds: number, to: string): Response {
  const { tooMany } = c.get('desk').messages.access;
  c.header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  return renderDeskMessage(c, { status: 429, ...tooMany, text: fillIn(tooMany.text, { minutes }), to });
}
