import type { ApplicationState } from '../../domain/application-state.ts';
import type { Category } from '../../domain/category.ts';
import type { FamilyFieldName, PublicStudent } from '../../domain/student.ts';
import { text } from './text.ts';

/** The names of the categories. */
export const categoryTexts = {
  Clothing: text,
  Accessories: text,
  'Food Items': text,
  'Home Essentials': text,
  'Festival Items': text,
} satisfies Record<Category, typeof text>;

/** The names of the states of an application. */
export const applicationStateTexts = {
  new: text,
  reading: text,
  waiting: text,
  admitted: text,
  declined: text,
  withdrawn: text,
} satisfies Record<ApplicationState, typeof text>;

/** The labels of what visitors may see of a student. */
export const publicStudentTexts = {
  name: text,
  email: text,
  phone: text,
  address: text,
  course: text,
  c_year: text,
  section: text,
  hostelName: text,
  roomNumber: text,
  feesPaid: text,
} satisfies Record<keyof PublicStudent, typeof text>;

/** The labels of the private fields of a student that the family sees. */
export const familyStudentTexts = {
  guardianName: text,
  guardianRelation: text,
  guardianPhone: text,
  emergencyName: text,
  emergencyPhone: text,
} satisfies Record<FamilyFieldName, typeof text>;
