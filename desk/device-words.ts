import { deviceOf } from '../back-office/access/device-name.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { DeskRequest } from './desk-context.ts';

/** The device that a request comes from, as it is kept: `Chrome/Android`, or '' where nothing is known of it. */
export function deviceInUse(c: DeskRequest): string {
  const { browser, system } = deviceOf(c.req.header('user-agent') ?? '');
  return [browser, system].filter(Boolean).join('/');
}

/** A device that is kept in words, such as `Chrome on Android`. */
export function deviceWords({ access }: Pick<DeskMessages, 'access'>, device: string): string {
  const [browser = '', system] = device.split('/');
  if (browser === '') return access.unknownDevice;
  return system === undefined ? browser : fillIn(access.device, { browser, system });
}
