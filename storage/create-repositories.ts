import { CamelCasePlugin, type Kysely } from 'kysely';
import { documentFields } from '../domain/documents/document.ts';
import { homeProductFields } from '../domain/shop/home-product.ts';
import { type StatusRow, createKeyValueRepository } from './database/key-value-repository.ts';
import type { ReportRow } from './database/readable-rows.ts';
import { countKeptRows } from './database/rows.ts';
import type { Tables } from './database/tables.ts';
import { createRevisionRepository, runTransaction } from './database/transactions.ts';
import { type BinnedEntry, createBinRepository } from './entries/bin-repository.ts';
import { createDocumentRepository, createProductRepository } from './entries/catalogue-repository.ts';
import { type DraftRow, createDraftRepository } from './entries/draft-repository.ts';
import { createGalleryRepository } from './gallery/gallery-repository.ts';
import { createPeoplePictureRepository } from './gallery/people-picture-repository.ts';
import {
  type ApplicationNoteRow,
  createApplicationNoteRepository,
  createApplicationRepository,
} from './hostel/application-repository.ts';
import { createInboxRepository } from './hostel/inbox-repository.ts';
import { createPublicStudentRepository, createStudentRepository } from './hostel/student-repository.ts';
import { createLogForgettingRepository } from './log/log-forgetting-repository.ts';
import { type StoredLogEntry, createLogRepository } from './log/log-repository.ts';
import { type PersonRow, createPersonRepository } from './people/person-repository.ts';
import {
  type Challenge,
  type InvitationRow,
  type PasskeyRow,
  type StoredSession,
  createChallengeRepository,
  createInvitationRepository,
  createPasskeyRepository,
  createSessionRepository,
} from './people/sign-in-repositories.ts';
import { pictureNames } from './pictures/named-pictures.ts';
import { type PictureJobRow, createPictureJobRepository } from './pictures/picture-job-repository.ts';
import { type ErasureRow, createErasureRepository } from './privacy/erasure-repository.ts';
import { createTextRepository } from './texts/text-repository.ts';

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
    documents: createDocumentRepository(db, {
      table: 'documents',
      fields: documentFields,
      noun: 'document',
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
