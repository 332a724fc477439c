import { invitationAddress } from '../back-office/access/invitation-address.ts';
import type { Settings } from '../server/settings.ts';
import { siteAddress } from './site-address.ts';

/** The address of a link by which someone joins the staff: at SITE_URL, or on this machine. */
export function linkAddress(settings: Pick<Settings, 'SITE_URL' | 'PORT'>, token: string): string {
  return invitationAddress(siteAddress(settings), token);
}
