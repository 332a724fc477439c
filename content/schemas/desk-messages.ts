import type * as v from 'valibot';
import { deskAccessSchema } from './desk/access.ts';
import { deskHomeSchema } from './desk/home.ts';
import { deskBackupSchema } from './desk/backup.ts';
import { deskMailSchema } from './desk/mail.ts';
import { deskMyDevicesSchema } from './desk/my-devices.ts';
import { deskPeopleSchema } from './desk/people.ts';
import { deskSetUpSchema } from './desk/set-up.ts';
import { deskShellSchema } from './desk/shell.ts';
import { deskSignInSchema } from './desk/sign-in.ts';

/** The schema of each messages file of the staff desk, by its key; `homeProducts` is `desk/home-products.json`. */
export const deskMessageSchemas = {
  shell: deskShellSchema,
  home: deskHomeSchema,
  backup: deskBackupSchema,
  mail: deskMailSchema,
  access: deskAccessSchema,
  signIn: deskSignInSchema,
  setUp: deskSetUpSchema,
  myDevices: deskMyDevicesSchema,
  people: deskPeopleSchema,
} satisfies Record<string, v.GenericSchema>;

/** All messages of the staff desk in one language. */
export type DeskMessages = {
  [File in keyof typeof deskMessageSchemas]: v.InferOutput<(typeof deskMessageSchemas)[File]>;
};
