import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  APPLICATION_STATES,
  type ApplicationState,
  OPEN_STATES,
} from '../../domain/hostel/application-state.ts';
import { type Application, applicationFields } from '../../domain/hostel/application.ts';
import { toColumns } from '../database/column-names.ts';
import { matchesWords } from '../database/matches-words.ts';
import { type ReportRow, readableRows } from '../database/readable-rows.ts';
import type { ApplicationRow, Tables } from '../database/tables.ts';
import {
  type StoredApplication,
  applicationFingerprint,
  applicationFromRow,
  applicationRow,
} from './application-repository.ts';

/**
 * How far staff have come with an application; `lookedAfterBy` is a name, '' for nobody, `stateSince` an ISO time, `studentId`
 * the id of the student who was last admitted by it, '' for none.
 */
export type Handling = {
  state: ApplicationState;
  stateSince: string;
  lookedAfterBy: string;
  studentId: string;
};

/** The notice that a family was given when they applied, and what they have asked since: ISO times, '' where it is not so. */
export type FamilyRequests = { noticeVersion: string; noticeAt: string; erasureAskedAt: string };

/**
 * An application as staff handle it; `language` is the one in which the applicant read the form, `suspect` whether a program may
 * have filled it in.
 */
export type HandledApplication = StoredApplication &
  Handling &
  FamilyRequests & { language: string; suspect: boolean };

/** Which applications to list: `words` are searched in name, reference, email and phone. */
export type InboxFilter = {
  state?: ApplicationState | undefined;
  words?: string | undefined;
  /** The name of whoever looks after them, '' for those of nobody. */
  lookedAfterBy?: string | undefined;
};

/** The applications as staff handle them. */
export function createInboxRepository(db: Kysely<Tables>, report: ReportRow) {
  const readable = (rows: ApplicationRow[]) =>
    readableRows(rows, handledFromRow, { nameOf: (row) => `the application ${row.reference}`, report });

  const filtered = ({ state, words = '', lookedAfterBy }: InboxFilter) => {
    let query = db.selectFrom('applications').where(({ ref }) =>
      matchesWords(
        {
          texts: (['first_name', 'last_name', 'reference', 'email'] as const).map((column) => ref(column)),
          phone: ref('phone'),
        },
        words,
      ),
    );
    if (state !== undefined) query = query.where('state', '=', state);
    if (lookedAfterBy !== undefined) query = query.where('looked_after_by', '=', lookedAfterBy);
    return query;
  };

  const inOrder = (filter: InboxFilter) =>
    filtered(filter)
      .selectAll()
      .orderBy(({ eb }) => eb.case().when('erasure_asked_at', '<>', '').then(0).else(1).end())
      .orderBy(({ eb }) => eb.case().when('state', 'in', OPEN_STATES).then(0).else(1).end())
      .orderBy(({ eb, ref }) =>
        eb.case().when('state', 'in', OPEN_STATES).then(ref('received_at')).else('').end(),
      )
      .orderBy('received_at', 'desc')
      .orderBy('reference');

  return {
    /** All applications that match, in the order of `page`. */
    all: async (filter: InboxFilter = {}) => readable(await inOrder(filter).execute()),

    /**
     * Some of the applications that match: those that are to be erased first, then those that wait for a decision, the longest
     * first, then the others, the newest first.
     */
    page: async (filter: InboxFilter, { offset, limit }: { offset: number; limit: number }) =>
      readable(await inOrder(filter).offset(offset).limit(limit).execute()),

    /** The applications in a state that came first, the oldest first. */
    async oldest(state: ApplicationState, limit: number) {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .where('state', '=', state)
        .orderBy('received_at')
        .orderBy('reference')
        .limit(limit)
        .execute();
      return readable(rows);
    },

    /** The applications by which the student with that id was admitted. */
    async admittedAs(studentId: string) {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .where('student_id', '=', studentId)
        .where('state', '=', 'admitted')
        .execute();
      return readable(rows);
    },

    /** The applications that have been in a state since before an ISO time. */
    async inStateSince(state: ApplicationState, before: string) {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .where('state', '=', state)
        .where('state_since', '!=', '')
        .where('state_since', '<', before)
        .execute();
      return readable(rows);
    },

    /** Dates a state that was reached after the ISO time `latest`, which a clock that was ahead wrote, as reached `now`. */
    async redateStates(latest: string, now: string) {
      await db
        .updateTable('applications')
        .set({ state_since: now })
        .where('state_since', '>', latest)
        .execute();
    },

    /** When each application came. */
    async receipts() {
      const rows = await db.selectFrom('applications').select(['reference', 'received_at']).execute();
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: received_at }));
    },

    /** How many applications match in each state; the filter's own state does not count. */
    async counts({ state: _, ...filter }: InboxFilter = {}) {
      const rows = await filtered(filter)
        .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const found = new Map(rows.map(({ state, count }) => [state, count]));
      return Object.fromEntries(APPLICATION_STATES.map((state) => [state, found.get(state) ?? 0])) as Record<
        ApplicationState,
        number
      >;
    },

    async find(reference: string) {
      return readable(
        await db.selectFrom('applications').selectAll().where('reference', '=', reference).execute(),
      )[0];
    },

    /** Whether an application is stored, also one that can't be read. */
    async has(reference: string) {
      const row = await db
        .selectFrom('applications')
        .select('reference')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The phone number of an application, and nothing else of it; '' where there is none with that reference. */
    async phoneOf(reference: string) {
      const row = await db
        .selectFrom('applications')
        .select('phone')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.phone ?? '';
    },

    /** The reference of the identical application; undefined where none is stored. */
    async findIdentical(application: Application) {
      const row = await db
        .selectFrom('applications')
        .select('reference')
        .where('fingerprint', '=', applicationFingerprint(application))
        .executeTakeFirst();
      return row?.reference;
    },

    /**
     * Changes how far staff have come with an application that is in the state `from`, and returns whether it was: of two
     * changes at once only one finds it so.
     */
    async change(
      reference: string,
      from: ApplicationState,
      { state, stateSince, lookedAfterBy, studentId }: Partial<Handling>,
    ) {
      const result = await db
        .updateTable('applications')
        .set({
          ...(state !== undefined && { state }),
          ...(stateSince !== undefined && { state_since: stateSince }),
          ...(lookedAfterBy !== undefined && { looked_after_by: lookedAfterBy }),
          ...(studentId !== undefined && { student_id: studentId }),
        })
        .where('reference', '=', reference)
        .where('state', '=', from)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Changes the details of an application that is in a state, and returns whether it was so. */
    async correct(reference: string, application: Application, state: ApplicationState) {
      const result = await db
        .updateTable('applications')
        .set({
          ...toColumns(applicationFields, application),
          fingerprint: applicationFingerprint(application),
        })
        .where('reference', '=', reference)
        .where('state', '=', state)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Records that the family wants an application erased; an earlier time stays. */
    async askForErasure(reference: string, at: string) {
      await db
        .updateTable('applications')
        .set({ erasure_asked_at: at })
        .where('reference', '=', reference)
        .where('erasure_asked_at', '=', '')
        .execute();
    },

    /** When families asked for erasures that nobody has done yet: ISO times. */
    async erasureRequests() {
      const rows = await db
        .selectFrom('applications')
        .select('erasure_asked_at')
        .where('erasure_asked_at', '<>', '')
        .execute();
      return rows.map((row) => row.erasure_asked_at);
    },

    /**
     * Puts an application back that was deleted, as it was; rejects where its reference or the identical one is there, from which
     * one that `isApart` stood apart.
     */
    async putBack(application: HandledApplication, { isApart = false }: { isApart?: boolean } = {}) {
      const { reference, state, stateSince, lookedAfterBy, studentId, noticeAt, erasureAskedAt } =
        application;
      await db
        .insertInto('applications')
        .values({
          ...applicationRow(application, application),
          ...(isApart && { fingerprint: reference }),
          state,
          state_since: stateSince,
          looked_after_by: lookedAfterBy,
          student_id: studentId,
          notice_at: noticeAt,
          erasure_asked_at: erasureAskedAt,
        })
        .execute();
    },
  };
}

const handlingSchema = v.object({ state: v.picklist(APPLICATION_STATES) });

function handledFromRow(row: ApplicationRow): HandledApplication {
  return {
    ...applicationFromRow(row),
    ...v.parse(handlingSchema, row),
    language: row.language,
    // Applications that came before staff had a desk.
    stateSince: row.state_since || row.received_at,
    lookedAfterBy: row.looked_after_by,
    studentId: row.student_id,
    noticeVersion: row.notice_version,
    noticeAt: row.notice_at,
    erasureAskedAt: row.erasure_asked_at,
    suspect: row.suspect === 1,
  };
}
