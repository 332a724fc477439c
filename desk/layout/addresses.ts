import { type PartInUse, isOn } from '../../domain/values/parts.ts';

/** The addresses of the desk's pages. */
export const addresses = {
  home: '/desk',
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
  clock: '/desk/clock',
  firstSteps: '/desk/first-steps',
  invitation: '/desk/invitation',
  language: '/desk/language',
  confirm: '/desk/confirm',
  setUp: '/desk/set-up',
  applications: '/desk/applications',
  students: '/desk/students',
  products: '/desk/products',
  homeProducts: '/desk/home-products',
  paper: '/desk/paper',
  gallery: '/desk/gallery',
  documents: '/desk/documents',
  pictures: '/desk/pictures',
  media: '/desk/media',
  texts: '/desk/texts',
  bin: '/desk/bin',
  log: '/desk/log',
  people: '/desk/people',
  backup: '/desk/backup',
  myDevices: '/desk/my-devices',
} as const;

/** The sections of the desk, in the order in which home lists them. */
export const sections = [
  'applications',
  'students',
  'products',
  'homeProducts',
  'paper',
  'gallery',
  'documents',
  'texts',
  'bin',
  'log',
  'people',
  'backup',
  'myDevices',
] as const satisfies readonly (keyof typeof addresses)[];

export type Section = (typeof sections)[number];

// Only with a part of the site; one that has something of persons stays for them.
const isWithPart: Readonly<Partial<Record<Section, (inUse: PartInUse) => boolean>>> = {
  applications: (inUse) => inUse('applications'),
  students: (inUse) => inUse('students'),
  products: (inUse) => inUse('shop'),
  homeProducts: () => isOn('shop'),
  paper: () => isOn('shop') || isOn('gifts'),
  gallery: (inUse) => inUse('gallery'),
};

/** Whether the desk has a section: its part of the site is on, or something of persons is kept there. */
export function isSectionThere(section: Section, inUse: PartInUse): boolean {
  return isWithPart[section]?.(inUse) ?? true;
}
