import type * as v from 'valibot';
import { deskEditingSchema } from './desk/editing.ts';
import { deskGallerySchema } from './desk/gallery.ts';
import { deskHomeSchema } from './desk/home.ts';
import { deskHomeProductsSchema } from './desk/home-products.ts';
import { deskProductsSchema } from './desk/products.ts';
import { deskPaperSchema } from './desk/paper.ts';
import { deskPicturesSchema } from './desk/pictures.ts';
import { deskApplicationsSchema } from './desk/applications.ts';
import { deskBinSchema } from './desk/bin.ts';
import { deskFirstStepsSchema } from './desk/first-steps.ts';
import { deskLogSchema } from './desk/log.ts';
import { deskAccessSchema } from './desk/access.ts';
import { deskMyDevicesSchema } from './desk/my-devices.ts';
import { deskPeopleSchema } from './desk/people.ts';
import { deskSetUpSchema } from './desk/set-up.ts';
import { deskMailSchema } from './desk/mail.ts';
import { deskBackupSchema } from './desk/backup.ts';
import { deskRefusalsSchema } from './desk/refusals.ts';
import { deskShellSchema } from './desk/shell.ts';
import { deskStudentsSchema } from './desk/students.ts';
import { deskSignInSchema } from './desk/sign-in.ts';
import { deskTextProblemsSchema } from './desk/text-problems.ts';
import { deskTextsSchema } from './desk/texts.ts';

/** The schema of each messages file of the staff desk, by its key; `homeProducts` is `desk/home-products.json`. */
export const deskMessageSchemas = {
  shell: deskShellSchema,
  home: deskHomeSchema,
  gallery: deskGallerySchema,
  editing: deskEditingSchema,
  products: deskProductsSchema,
  homeProducts: deskHomeProductsSchema,
  paper: deskPaperSchema,
  pictures: deskPicturesSchema,
  applications: deskApplicationsSchema,
  students: deskStudentsSchema,
  bin: deskBinSchema,
  log: deskLogSchema,
  firstSteps: deskFirstStepsSchema,
  backup: deskBackupSchema,
  mail: deskMailSchema,
  access: deskAccessSchema,
  signIn: deskSignInSchema,
  setUp: deskSetUpSchema,
  myDevices: deskMyDevicesSchema,
  people: deskPeopleSchema,
  texts: deskTextsSchema,
  textProblems: deskTextProblemsSchema,
  refusals: deskRefusalsSchema,
} satisfies Record<string, v.GenericSchema>;

/** All messages of the staff desk in one language. */
export type DeskMessages = {
  [File in keyof typeof deskMessageSchemas]: v.InferOutput<(typeof deskMessageSchemas)[File]>;
};
