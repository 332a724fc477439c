import { invitationAddress } from '../back-office/access/invitation-address.ts';
import type { Settings } from '../server/settings.ts';

/** The address of a link by which someone joins the staff: at SITE_URL, or on this machine. */
export function linkAddress({ SITE_URL, PORT }: Pick<Settings, 'SITE_URL' | 'PORT'>, token: string): string {
  return invitationAddress(SITE_URL ?? `http://localhost:${PORT}`, token);
}
