import * as v from 'valibot';
import { cleanLine, cleanPhone, cleanText } from '../values/plain-text.ts';

/** A field of a student. */
export type StudentField = {
  /** `line` is a text without line breaks. */
  kind: 'line' | 'text' | 'email' | 'phone' | 'yesOrNo';
  /** The most characters. */
  most?: number;
  required?: true;
  /** A part of a text that is often a number, such as a room. */
  numbered?: true;
  /** Staff fill it in where somebody is admitted. */
  placed?: true;
} & (
  | {
      /** Visitors may see it. */
      public: true;
      /** What they see of it where contact details are masked: all, or as much as of an email or a phone number, or nothing. */
      masked: 'all' | 'email' | 'phone' | 'nothing';
    }
  | {
      // Private.
      public?: never;
      masked?: never;
      /** Its heading in the lists of staff; those of public fields are content. */
      column: string;
      /** The family sees it on the page of its application. */
      family?: true;
    }
);

const shown = { public: true, masked: 'all' } as const;

/**
 * A student as staff keep them, field by field, in the order of the list. A field without `public` is private: visitors never get
 * it, and the log says that it changed, not what.
 */
export const studentFields = {
  name: { kind: 'line', most: 200, required: true, ...shown },
  email: { kind: 'email', most: 254, public: true, masked: 'email' },
  phone: { kind: 'phone', most: 40, public: true, masked: 'phone' },
  address: { kind: 'text', most: 500, public: true, masked: 'nothing' },
  course: { kind: 'line', most: 200, placed: true, ...shown },
  c_year: { kind: 'line', most: 40, numbered: true, placed: true, ...shown },
  section: { kind: 'line', most: 40, numbered: true, placed: true, ...shown },
  hostelName: { kind: 'line', most: 200, placed: true, ...shown },
  roomNumber: { kind: 'line', most: 40, numbered: true, placed: true, ...shown },
  feesPaid: { kind: 'yesOrNo', placed: true, ...shown },
  guardianName: { kind: 'line', most: 200, column: 'Guardian', family: true },
  guardianRelation: { kind: 'line', most: 100, column: 'Guardian Relation', family: true },
  guardianPhone: { kind: 'phone', most: 40, column: 'Guardian Phone', family: true },
  emergencyName: { kind: 'line', most: 200, column: 'Emergency Contact', family: true },
  emergencyPhone: { kind: 'phone', most: 40, column: 'Emergency Phone', family: true },
} as const satisfies Record<string, StudentField>;

type NamesWith<Options> = {
  [Name in keyof typeof studentFields]: (typeof studentFields)[Name] extends Options ? Name : never;
}[keyof typeof studentFields];

/** The name of a student's field. */
export type StudentFieldName = keyof typeof studentFields;

/** The name of a field that staff fill in where somebody is admitted. */
export type PlacedFieldName = NamesWith<{ placed: true }>;

/** A student as staff keep them. */
export type StudentEntry = {
  [Name in StudentFieldName]: (typeof studentFields)[Name]['kind'] extends 'yesOrNo' ? boolean : string;
};

/** What visitors may see of a student. */
export type PublicStudent = Pick<StudentEntry, NamesWith<{ public: true }>>;

/** The name of a private field that the family sees. */
export type FamilyFieldName = NamesWith<{ family: true }>;

/** The names of a student's fields, in the order of the list. */
export const studentFieldNames = Object.keys(studentFields) as StudentFieldName[];

/** The names of the fields that staff fill in where somebody is admitted. */
export const placedFieldNames = namesOf<PlacedFieldName>(({ placed }) => placed === true);

/** The names of the fields that visitors may see, in the order of the list. */
export const publicFieldNames = namesOf<keyof PublicStudent>(({ public: isPublic }) => isPublic === true);

/** The names of the private fields that the family sees. */
export const familyFieldNames = namesOf<FamilyFieldName>((field) => 'family' in field);

/** The names of the fields of which visitors see only a part, or nothing, where contact details are masked. */
export const contactFieldNames = publicFieldNames.filter((name) => studentFields[name].masked !== 'all');

/** The fields of a student that the family sees: what visitors may see, and what says so. */
export type FieldsOfFamily = Pick<StudentEntry, keyof PublicStudent | FamilyFieldName>;

const namesForFamily = [...publicFieldNames, ...familyFieldNames];

/** Those fields of a student that the family sees. */
export function fieldsOfFamily(student: StudentEntry): FieldsOfFamily {
  return Object.fromEntries(namesForFamily.map((name) => [name, student[name]])) as FieldsOfFamily;
}

/** The phone numbers among the fields that the family sees, with their names. */
export function phonesOfFamily(student: FieldsOfFamily): [name: string, phone: string][] {
  return namesForFamily.flatMap((name) => {
    const value = student[name];
    return studentFields[name].kind === 'phone' && typeof value === 'string' ? [[name, value]] : [];
  });
}

/** The names of the private fields. */
export const privateFieldNames = namesOf<Exclude<StudentFieldName, keyof PublicStudent>>(
  ({ public: isPublic }) => isPublic !== true,
);

function namesOf<Name extends StudentFieldName>(isOne: (field: StudentField) => boolean): Name[] {
  return studentFieldNames.filter((name): name is Name => isOne(studentFields[name]));
}

/** The entries of a schema for a student, or for some of their fields. */
export type StudentSchemas<Name extends StudentFieldName = StudentFieldName> = {
  [Each in Name]: v.GenericSchema<unknown, StudentEntry[Each]>;
};

/** A schema for each of those fields. */
export function schemasOf<Name extends StudentFieldName>(
  names: readonly Name[],
  schemaOf: (field: StudentField) => v.GenericSchema,
): StudentSchemas<Name> {
  const schemas: Record<string, v.GenericSchema> = {};
  for (const name of names) schemas[name] = schemaOf(studentFields[name]);
  return schemas as StudentSchemas<Name>;
}

/** A student as storage and the bin keep them; a field that is newer than the entry is blank. */
export const storedStudentSchema = v.object(
  schemasOf(studentFieldNames, ({ kind, required }) => {
    if (kind === 'yesOrNo') return v.optional(v.boolean(), false);
    return required ? v.string() : v.optional(v.string(), '');
  }),
);

/** A student of whom nothing is known yet. */
export const blankStudent: StudentEntry = v.parse(storedStudentSchema, { name: '' });

/** What visitors may see of a student, as `GET /enrolled` gives it. */
export const publicStudentSchema = v.object(
  schemasOf(publicFieldNames, ({ kind }) => (kind === 'yesOrNo' ? v.boolean() : v.string())),
);

function textCleanedBy(clean: (text: string) => string) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((value) => clean(String(value))),
  );
}

const cleaned = { line: cleanLine, text: cleanText, email: cleanText, phone: cleanPhone };

const studentJsonSchema = v.object(
  schemasOf(publicFieldNames, ({ kind }) => {
    if (kind === 'yesOrNo') return v.nullish(v.boolean(), false);
    return textCleanedBy(cleaned[kind]);
  }),
);

/** Reads the JSON of `GET /enrolled`; throws a ValiError when it is not a list of students. */
export function readStudents(json: unknown): PublicStudent[] {
  return v.parse(v.array(studentJsonSchema), json);
}
