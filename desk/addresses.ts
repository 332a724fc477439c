/** The addresses of the desk's pages. */
export const addresses = {
  home: '/desk',
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
  firstSteps: '/desk/first-steps',
  invitation: '/desk/invitation',
  language: '/desk/language',
  confirm: '/desk/confirm',
  setUp: '/desk/set-up',
  applications: '/desk/applications',
  students: '/desk/students',
  products: '/desk/products',
  homeProducts: '/desk/home-products',
  gallery: '/desk/gallery',
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
  'gallery',
  'texts',
  'bin',
  'log',
  'people',
  'backup',
  'myDevices',
] as const satisfies readonly (keyof typeof addresses)[];
