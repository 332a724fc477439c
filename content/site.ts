/** The networks that the footer knows a drawing for. */
export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'x';

/** Where a gift by bank transfer goes. */
export type BankAccount = {
  holder: string;
  bank: string;
  accountNumber: string;
  ifsc: string;
};

/** The facts of the foundation; what may be undefined is left out of every page where it is not known. */
export type Site = {
  name: string;
  shortName: string;
  tagline: string;
  /** What search engines and shared links say where a page has no description of its own. */
  description: string;
  /** What the picture that shared links show is of. */
  previewAlt: string;
  /** An ISO date. */
  foundedOn: string;
  /** With the country code; spaces are for the reader. */
  whatsapp: string | undefined;
  phone: string;
  email: string;
  address: readonly string[];
  openingHours: string;
  socials: readonly { network: SocialNetwork; label: string; address: string }[];
  upiId: string | undefined;
  bankAccount: BankAccount | undefined;
};

/** The foundation, as every page speaks of it. */
export const site: Site = {
  name: 'Diya Dhaga Foundation',
  shortName: 'Diya Dhaga',
  tagline: 'A lamp for learning, a thread for craft',
  description:
    'Diya Dhaga Foundation teaches children with special needs, trains young people in craft, gives students a home, and sells what its people make by hand.',
  previewAlt:
    'Diya Dhaga Foundation: a lit clay lamp, its wick a thread from a spool, above things made by hand',
  foundedOn: '2019-02-10',
  whatsapp: '+91 00000 00000',
  phone: '+91 00 0000 0000',
  email: 'diyadhaga@example.org',
  address: ['Diya Dhaga House', '12 Spindle Lane', 'Pune 411 000, Maharashtra'],
  openingHours: 'Monday to Saturday, 10 am to 5 pm',
  socials: [
    { network: 'facebook', label: 'Facebook', address: 'https://www.facebook.com/example' },
    { network: 'instagram', label: 'Instagram', address: 'https://www.instagram.com/example' },
    { network: 'youtube', label: 'YouTube', address: 'https://www.youtube.com/@example' },
    { network: 'x', label: 'X', address: 'https://x.com/example' },
  ],
  upiId: 'diyadhaga@examplebank',
  bankAccount: {
    holder: 'Diya Dhaga Foundation',
    bank: 'Example Bank, Spindle Lane branch',
    accountNumber: '000000000000',
    ifsc: 'EXPL0000000',
  },
};

/** The fields above that are still samples; take a name off this list when its true value stands there. */
export const sampleValues: readonly (keyof Site)[] = [
  'name',
  'shortName',
  'tagline',
  'description',
  'whatsapp',
  'phone',
  'email',
  'address',
  'openingHours',
  'socials',
  'upiId',
  'bankAccount',
];

/** How long the hostel office takes to decide on an application, as every page states it. */
export const approvalTime = '5-7 working days';
