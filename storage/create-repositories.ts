import { CamelCasePlugin, type Kysely } from 'kysely';
import { homeProductFields } from '../../domain/home-product.ts';
import type { Tables } from '../database/tables.ts';
import {
  type ApplicationNoteRow,
  createApplicationNoteRepository,
  createApplicationRepository,
} from './application-repository.ts';
import { createDocumentRepository, createProductRepository } from './catalogue-repository.ts';
import { createGalleryRepository } from './gallery-repository.ts';
import { createInboxRepository } from './inbox-repository.ts';
import { pictureNames } from './named-pictures.ts';
import { createPeoplePictureRepository } from './people-picture-repository.ts';
import type { ReportRow } from './readable-rows.ts';
import { countKeptRows } from './rows.ts';
import { type BinnedEntry, createBinRepository } from './staff/bin-repository.ts';
import { type DraftRow, createDraftRepository } from './staff/draft-repository.ts';
import { type ErasureRow, createErasureRepository } from './staff/erasure-repository.ts';
import { type StatusRow, createKeyValueRepository } from './staff/key-value-repository.ts';
import { createLogForgettingRepository } from './staff/log-forgetting-repository.ts';
import { type StoredLogEntry, createLogRepository } from './staff/log-repository.ts';
import { type PersonRow, createPersonRepository } from './staff/person-repository.ts';
import { type PictureJobRow, createPictureJobRepository } from './staff/picture-job-repository.ts';
import {
  type Challenge,
  type InvitationRow,
  type PasskeyRow,
  type StoredSession,
  createChallengeRepository,
  createInvitationRepository,
  createPasskeyRepository,
  createSessionRepository,
} from './staff/sign-in-repositories.ts';
import { createPublicStudentRepository, createStudentRepository } from './student-repository.ts';
import { createTextRepository } from './text-repository.ts';
import { createRevisionRepository, runTransaction } from './transactions.ts';

/** The staff desk's tables and columns by the names that `CamelCasePlugin` has for them: `personId` is kept in `person_id`. */
type StaffTables = {
  applicationNotes: ApplicationNoteRow;
  people: PersonRow;
  passkeys: PasskeyRow;
  challenges: Challenge;
  invitations: InvitationRow;
  sessions: StoredSession;
  drafts: DraftRow;
  bin: BinnedEntry;
  log: StoredLogEntry;
  statuses: StatusRow;
  pictureJobs: PictureJobRow;
  erasures: ErasureRow;
};

/** Everything that is stored, as domain objects; every call rejects when the database fails. */
export type Repositories = ReturnType<typeof repositoriesOver> & {
  /**
   * Runs `work` with repositories that share one transaction: all that they write is kept, or nothing, and what they have
   * read is still so then. Where two transactions conflict, `work` runs again (`runTransaction`).
   */
  inTransaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
};

/** The repositories over one open database; a row that can't be read is skipped and reported. */
export function createRepositories(db: Kysely<Tables>, report: ReportRow = console.error): Repositories {
  return {
    ...repositoriesOver(db, report),
    inTransaction: (work) =>
      // One that is in a transaction already is part of it.
      db.isTransaction
        ? work(createRepositories(db, report))
        : runTransaction(db, (transaction) => work(createRepositories(transaction, report))),
  };
}

// It keeps the names that it has translated.
const camelCase = new CamelCasePlugin();

function repositoriesOver(db: Kysely<Tables>, report: ReportRow) {
  const staffDb = db.withPlugin(camelCase).$omitTables<keyof Tables>().$extendTables<StaffTables>();
  return {
    products: createProductRepository(db, report),
    homeProducts: createDocumentRepository(db, {
      table: 'home_products',
      fields: homeProductFields,
      noun: 'home product',
      report,
    }),
    /** The gallery's published pictures; the files of the content lead while `revisions.isNew('gallery_pictures')`. */
    gallery: createGalleryRepository(db, report),
    peoplePictures: createPeoplePictureRepository(db),
    publicStudents: createPublicStudentRepository(db, report),
    students: createStudentRepository(db, report),
    applications: createApplicationRepository(db),
    inbox: createInboxRepository(db, report),
    applicationNotes: createApplicationNoteRepository(staffDb),
    revisions: createRevisionRepository(db),
    people: createPersonRepository(staffDb, report),
    passkeys: createPasskeyRepository(staffDb),
    challenges: createChallengeRepository(staffDb),
    invitations: createInvitationRepository(staffDb),
    sessions: createSessionRepository(staffDb),
    drafts: createDraftRepository(staffDb),
    bin: createBinRepository(staffDb),
    log: createLogRepository(staffDb),
    /** For retention and erasure only. */
    logForgetting: createLogForgettingRepository(staffDb),
    keyValues: createKeyValueRepository(staffDb),
    pictureJobs: createPictureJobRepository(staffDb),
    texts: createTextRepository(db),
    erasures: createErasureRepository(staffDb),
    /** How many rows each table has that a backup contains. */
    countRows: () => countKeptRows(db),
    /** The pictures and uploads that are named anywhere in what a backup contains. */
    pictureNames: () => pictureNames(db),
  };
}
