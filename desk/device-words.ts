import { deviceOf } from '../back-office/access/device-name.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { DeskRequest } from './desk-context.ts';

/** The device that a request comes from, in words such as `Chrome on Android`. */
export function deviceWords(c: DeskRequest): string {
  const { access } = c.get('desk').messages;
  const { browser, system } = deviceOf(c.req.header('user-agent') ?? '');
  if (browser === '' || system === '') return browser || system || access.unknownDevice;
  return fillIn(access.device, { browser, system });
}
