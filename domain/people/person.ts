import * as v from 'valibot';
import { emailSchema } from '../values/email.ts';
import { requiredText } from '../values/plain-text.ts';

/** The roles of staff: an owner may do everything, an editor everything but people and backup, a reader only looks. */
export const ROLES = ['owner', 'editor', 'reader'] as const;

export type Role = (typeof ROLES)[number];

/** Someone on staff. `email` is '' where they have given none; `createdAt` is an ISO time. */
export const personSchema = v.object({
  id: v.string(),
  name: requiredText(80),
  role: v.picklist(ROLES),
  email: v.union([v.literal(''), emailSchema]),
  /** Whether they want an email when an application comes. */
  wantsMail: v.boolean(),
  createdAt: v.string(),
});

export type Person = v.InferOutput<typeof personSchema>;

/**
 * A name as it is compared: two people can't have names that differ only in capitals, spaces or how letters are composed.
 * @example personKey(' Asha  RAO') // 'asha rao'
 */
export function personKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a role allows what another one allows: owners may do what editors may, editors what readers may. */
export function mayAct(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}
