import { type Part, type PartInUse, isOn } from '../domain/values/parts.ts';
import type { Facts } from './schemas/facts.ts';
import { fileName } from './schemas/messages.ts';
import type { TextFile } from './texts.ts';

/** The parts of the site whose pages show a file; all other files are shown in any case. */
const partsOfFiles: Readonly<Partial<Record<TextFile, readonly Part[]>>> = {
  hostel: ['hostel'],
  applicationForm: ['applications'],
  ownApplication: ['applications'],
  // A family's own page calls what is kept of a student as the list does.
  enrolled: ['students', 'applications'],
  shop: ['shop'],
  product: ['shop'],
  cart: ['shop'],
  donate: ['gifts'],
  gallery: ['gallery'],
  easy: ['easyRead'],
};

/** The parts of the site that use a fact; all other facts are used in any case. */
const partsOfFacts: Readonly<Partial<Record<keyof Facts, readonly Part[]>>> = {
  giftAmounts: ['gifts'],
  giftExamples: ['gifts'],
  giftFigures: ['gifts'],
  upiId: ['gifts'],
  bankAccount: ['gifts'],
  fcra: ['gifts'],
  deliveryCost: ['shop'],
  deliveryTime: ['shop'],
  returns: ['shop'],
  grievanceContact: ['shop'],
  fssai: ['shop'],
  hostelCost: ['hostel'],
  hostelAge: ['hostel'],
  hostelDay: ['hostel'],
  answerDays: ['hostel', 'applications'],
  // They are no working days, in which an application is answered.
  holidays: ['applications'],
};

const partsByName = new Map(
  Object.entries(partsOfFiles).map(([file, parts]) => [fileName(file), parts] as const),
);

/** Whether the site shows a file, by its name: `application-form`, or `desk/home`. Families read theirs while something of them is kept. */
export function isFileRead(name: string, inUse: PartInUse): boolean {
  return partsByName.get(name)?.some((part) => isRead(part, inUse)) ?? true;
}

/** Whether the site, or its desk, uses a fact. */
export function isFactRead(name: string, inUse: PartInUse): boolean {
  const parts = new Map(Object.entries(partsOfFacts)).get(name);
  return parts?.some((part) => isRead(part, inUse)) ?? true;
}

function isRead(part: Part, inUse: PartInUse): boolean {
  return part === 'applications' ? inUse(part) : isOn(part);
}
