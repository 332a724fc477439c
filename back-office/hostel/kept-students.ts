import * as v from 'valibot';
import { type StudentEntry, storedStudentSchema } from '../../domain/hostel/student.ts';
import { likeness, seemsAnother } from '../../domain/people/same-person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import {
  binnedStudentSchema,
  studentIdentity,
  studentTraits,
} from '../../storage/hostel/student-identity.ts';

/** What is kept of a student: a record on the list, also of who has left, or in the bin, or what an entry of the log tells. */
export type KeptStudent = {
  place: 'list' | 'bin' | 'log';
  id: string;
  student: StudentEntry;
  /** When the record was added or the entry of the log was written, an ISO time; '' where that is not known. */
  since: string;
  /** The day on which they left, an ISO date; '' for who has not, and in the log. */
  leftOn: string;
};

/** The records of all students: first those on the list, then those in the bin, the newest first. */
export async function storedStudents({
  students,
  bin,
}: Pick<Repositories, 'students' | 'bin'>): Promise<KeptStudent[]> {
  const listed = (await students.all()).map(({ id, student, createdAt, leftOn }) => ({
    place: 'list' as const,
    id,
    student,
    since: createdAt,
    leftOn,
  }));
  const binned = (await bin.all('student')).flatMap(({ entryId, data }) => {
    const reading = v.safeParse(binnedStudentSchema, data);
    if (!reading.success) return [];
    const { student, createdAt, leftOn } = reading.output;
    return [{ place: 'bin' as const, id: entryId, student, since: createdAt, leftOn }];
  });
  return [...listed, ...binned];
}

/** All that is kept of students: their records, and what the log tells of them. */
export async function keptStudents(
  all: Pick<Repositories, 'students' | 'bin' | 'logForgetting'>,
): Promise<KeptStudent[]> {
  const told = (await all.logForgetting.told('student')).flatMap(({ entryId, at, before, after }) =>
    [before, after].flatMap((text) => {
      const reading = v.safeParse(loggedSchema, text);
      if (!reading.success) return [];
      return [{ place: 'log' as const, id: entryId, student: reading.output, since: at, leftOn: '' }];
    }),
  );
  return [...(await storedStudents(all)), ...told];
}

const json = v.pipe(v.string(), v.parseJson());

// The log has a student's fields, or the record that went to the bin.
const loggedSchema = v.pipe(
  json,
  v.union([
    storedStudentSchema,
    v.pipe(
      v.object({ student: storedStudentSchema }),
      v.transform(({ student }) => student),
    ),
  ]),
);

/**
 * The ids and the identities under which a person is kept, the ids of others whose log tells of them, and their other records
 * that stay on the list, also by another spelling of the name.
 */
export type SameStudents = { ids: string[]; identities: string[]; toldOf: string[]; listed: KeptStudent[] };

/**
 * Under what else the students of those ids are kept, and the `persons` of whom only the log tells. A record with another id that
 * `stays`, as all others on the list do unless told otherwise, is never among them: two of one name may have the phone of one school.
 */
export function sameStudents(
  kept: readonly KeptStudent[],
  ids: readonly string[],
  stays: (kept: KeptStudent) => boolean = ({ place }) => place === 'list',
  persons: readonly StudentEntry[] = [],
): SameStudents {
  const asked = new Set(ids);
  const staying = new Set(kept.filter((each) => !asked.has(each.id) && stays(each)).map(({ id }) => id));
  const stored = new Map(kept.flatMap((each) => (each.place === 'log' ? [] : [[each.id, each.student]])));
  // A record says whose it is: the log may tell of somebody else whom it was of before.
  const saysWhose = ({ place, id }: KeptStudent) => place !== 'log' || !stored.has(id);
  const isOfAnother = (each: KeptStudent) => {
    const record = stored.get(each.id);
    return each.place === 'log' && record !== undefined && seemsAnother(each.student, record);
  };
  const open = kept
    .filter((each) => !staying.has(each.id) || isOfAnother(each))
    .map((each) => ({ each, keys: studentTraits(each.student) }));

  const known = new Set([
    ...persons.flatMap(studentTraits),
    ...open.flatMap(({ each, keys }) => (asked.has(each.id) && saysWhose(each) ? keys : [])),
  ]);
  const isKnown = (keys: readonly string[]) => keys.some((key) => known.has(key));
  // What is found tells of more phone numbers and addresses.
  for (let size = -1; size < known.size;) {
    size = known.size;
    for (const { keys } of open) if (isKnown(keys)) for (const key of keys) known.add(key);
  }
  const found = open.filter(({ keys }) => isKnown(keys)).map(({ each }) => each);
  const others = kept.filter(({ place, id }) => place === 'list' && staying.has(id));
  const identitiesOfOthers = new Set(others.map(({ student }) => studentIdentity(student)));
  const identities = new Set(found.map(({ student }) => studentIdentity(student)));
  const own = new Set([...ids, ...found.filter(saysWhose).map(({ id }) => id)]);
  const told = new Set(found.filter(isOfAnother).map(({ id }) => id));
  return {
    ids: [...own],
    toldOf: [...told].filter((id) => !own.has(id)),
    identities: [...identities].filter((identity) => !identitiesOfOthers.has(identity)),
    listed: others.filter(
      ({ student }) =>
        isKnown(studentTraits(student)) ||
        found.some((each) => likeness(each.student, student) === 'other-spelling'),
    ),
  };
}
