import type { FoundationDocument } from '../domain/documents/document.ts';
import type { GalleryPicture } from '../domain/gallery/gallery-picture.ts';
import type { Placement } from '../domain/hostel/admission.ts';
import type { Application } from '../domain/hostel/application.ts';
import { blankStudent, type StudentEntry } from '../domain/hostel/student.ts';
import type { Person } from '../domain/people/person.ts';
import type { HomeProduct } from '../domain/shop/home-product.ts';
import type { Product } from '../domain/shop/product.ts';
import type { LogEntry } from './log/log-repository.ts';

/** A document about the foundation. */
export const report: FoundationDocument = {
  id: 'annual-report-2024-25',
  title: 'Annual report',
  kind: 'annual-report',
  year: 2024,
  file: '/media/document-3f2a9c0177de4b10/184233.pdf',
  translations: { hi: { title: 'सालाना रिपोर्ट' } },
};

/** A product that has everything a product can have. */
export const bag: Product = {
  _id: 'bag',
  name: 'Jute Tote Bag',
  description: 'Woven by hand.',
  category: 'Accessories',
  price: 35075,
  unit: 'piece',
  measurements: '38 × 42 cm',
  ageGroup: 'adult',
  gender: 'unisex',
  imageURL: '/bag.svg',
  alt: 'A bag of jute with two handles',
  soldOut: true,
  featured: true,
  styles: ['Hand-stitched', 'Plastic-free'],
  variants: [
    {
      type: 'Large',
      price: 35075,
      imageURL: '/bag-large.svg',
      description: 'Holds a week.',
      translations: { hi: { type: 'बड़ा', description: 'हफ़्ते भर का सामान।' } },
    },
  ],
  colorVariants: [
    {
      color: 'Indigo',
      imageURL: '/bag-indigo.svg',
      translations: { hi: { color: 'नील' }, mr: { color: 'निळा' } },
    },
  ],
  translations: {
    hi: {
      name: 'जूट का झोला',
      description: 'हाथ से बुना।',
      unit: 'पीस',
      measurements: '38 × 42 सेमी',
      alt: 'दो हत्थों वाला जूट का झोला',
      styles: ['हाथ की सिलाई', 'बिना प्लास्टिक'],
    },
    mr: { name: 'ज्यूटची पिशवी' },
  },
  story: {
    makerName: '',
    maker: 'Kamala has sewn here since 2019.',
    consent: { givenBy: 'self', howChecked: 'On paper', givenOn: '2026-03-01', until: '2027-03-01' },
    making: 'Sewn by hand.',
    care: 'Wipe it.\nDry it open.',
    translations: { hi: { maker: 'कमला यहाँ 2019 से सिलती हैं।', making: 'हाथ से सिला।' } },
  },
};

/** A product that has only what a product must have. */
export const pickle: Product = {
  _id: 'pickle',
  name: 'Mango Pickle',
  description: '',
  category: 'Food Items',
  price: 18000,
  imageURL: '',
  featured: false,
  styles: [],
  variants: [],
  colorVariants: [],
};

/** A home product. */
export const lamp: HomeProduct = {
  id: 'lamp',
  name: 'Clay lamp',
  image: '/lamp.svg',
  alt: 'A lamp of clay',
  price: 14950,
};

/** A picture of the gallery. */
export const loomPicture: GalleryPicture = {
  id: 'loom',
  type: 'activity',
  date: '2026-03-14',
  image: '/media/loom-0a1b2c3d/original.jpg',
  title: 'At the loom',
  description: 'The first towel of the year.',
  alt: 'Two hands at a loom',
  consent: { givenBy: 'parent', howChecked: 'On paper', givenOn: '2026-03-01', until: '2027-03-01' },
};

/** A student. */
export const asha: StudentEntry = {
  ...blankStudent,
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '00000 00001',
  address: 'Example Nagar',
  course: 'Weaving',
  c_year: '2',
  section: 'B',
  hostelName: 'Neem House',
  roomNumber: '14',
  feesPaid: true,
};

/** An application in more than one script. */
export const application: Application = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '00000 00001',
  address: 'Example Nagar\nPune',
  purpose: 'education',
  duration: '6months',
  additionalInfo: 'ब्रेल में पढ़ती हूँ; "quotes", \\ and 🪔',
};

/** Where an applicant is placed who is admitted. */
export const placement: Placement = {
  course: '',
  c_year: '',
  section: '',
  hostelName: 'Neem',
  roomNumber: '1',
  feesPaid: false,
};

export const person: Person = {
  id: 'p1',
  name: 'Meera Joshi',
  role: 'owner',
  email: 'meera@example.org',
  wantsMail: true,
  createdAt: '2026-04-01T06:30:00.000Z',
};

export const logEntry: LogEntry = {
  personId: 'p1',
  personName: 'Meera Joshi',
  action: 'open',
  kind: 'application',
  entryId: 'HE-73MKQ9',
  entryName: 'Asha Rao',
  before: '',
  after: '',
};
