import { isFresh } from '../../back-office/access/confirm-session.ts';
import { addresses } from '../addresses.ts';
import type { DeskMiddleware, DeskRequest } from '../desk-context.ts';
import { FormTooLarge, MOST_REPEATED_FIELDS, readForm } from '../forms/read-form.ts';
import { renderTooMany } from '../layout/render-too-many.ts';
import { reauthenticationFields, reauthenticate } from './reauthenticate.ts';
import { renderConfirm } from './render-confirm.tsx';

/**
 * Asks for a passkey or a code before a page, where the last proof is older than ten minutes; call it after
 * `requirePerson`. Reading a page comes after the proof. What a form has posted is carried through the page that asks, and
 * handled after it; files are not, so show forms that send files on a page that asks.
 */
export const requireReauthentication: DeskMiddleware = async (c, next) => {
  if (isFresh(c.get('signedIn'), c.get('desk').now())) return next();
  const { pathname, search } = new URL(c.req.url);
  const address = pathname + search;
  if (c.req.method !== 'POST')
    return c.redirect(`${addresses.confirm}?${new URLSearchParams({ to: address }).toString()}`, 303);
  const outcome = await reauthenticate(c);
  if (outcome === 'proved') return next();
  if (typeof outcome === 'object') return renderTooMany(c, outcome.wait, addresses.home);
  const carried = await carriedFields(c);
  return renderConfirm(c, { action: address, carried, isKept: true, outcome, status: 401 });
};

async function carriedFields(c: DeskRequest): Promise<(readonly [string, string])[]> {
  const texts = [...(await readForm(c)).texts] as [string, string][];
  if (texts.length > MOST_REPEATED_FIELDS) throw new FormTooLarge();
  return texts.filter(([name]) => !reauthenticationFields.some((each) => each === name));
}
