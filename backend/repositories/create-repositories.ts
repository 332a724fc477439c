import type { Kysely } from 'kysely';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import type { HomeProduct } from '../../domain/home-product.ts';
import type { KeptTable, Tables } from '../database/tables.ts';
import {
  type ApplicationNoteRepository,
  createApplicationNoteRepository,
} from './application-note-repository.ts';
import { type ApplicationRepository, createApplicationRepository } from './application-repository.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { createGalleryRepository } from './gallery-repository.ts';
import { createHomeProductRepository } from './home-product-repository.ts';
import { createProductRepository, type ProductRepository } from './product-repository.ts';
import { createInboxRepository, type InboxRepository } from './inbox-repository.ts';
import { createPeoplePictureRepository, type PeoplePictureRepository } from './people-picture-repository.ts';
import type { ReportRow } from './readable-rows.ts';
import { createRevisionRepository, type RevisionRepository } from './revision-repository.ts';
import { countKeptRows } from './count-kept-rows.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { type BinRepository, createBinRepository } from './staff/bin-repository.ts';
import { type ChallengeRepository, createChallengeRepository } from './staff/challenge-repository.ts';
import { createDraftRepository, type DraftRepository } from './staff/draft-repository.ts';
import { createErasureRepository, type ErasureRepository } from './staff/erasure-repository.ts';
import { createInvitationRepository, type InvitationRepository } from './staff/invitation-repository.ts';
import {
  createLogForgettingRepository,
  type LogForgettingRepository,
} from './staff/log-forgetting-repository.ts';
import { createLogRepository, type LogRepository } from './staff/log-repository.ts';
import { createPictureJobRepository, type PictureJobRepository } from './staff/picture-job-repository.ts';
import { createPasskeyRepository, type PasskeyRepository } from './staff/passkey-repository.ts';
import { createPersonRepository, type PersonRepository } from './staff/person-repository.ts';
import { createSessionRepository, type SessionRepository } from './staff/session-repository.ts';
import { createKeyValueRepository, type KeyValueRepository } from './staff/key-value-repository.ts';
import { createStudentRepository, type StudentRepository } from './student-repository.ts';
import { createTextRepository, type TextRepository } from './text-repository.ts';
import { createPublicStudentRepository, type PublicStudentRepository } from './public-student-repository.ts';

/** Everything that is stored, as domain objects; every call rejects when the database fails. */
export type Repositories = {
  products: ProductRepository;
  homeProducts: CatalogueRepository<HomeProduct>;
  /** The gallery's published pictures; the files of the content lead while `revisions.isNew('gallery_pictures')`. */
  gallery: CatalogueRepository<GalleryPicture>;
  peoplePictures: PeoplePictureRepository;
  publicStudents: PublicStudentRepository;
  students: StudentRepository;
  applications: ApplicationRepository;
  inbox: InboxRepository;
  applicationNotes: ApplicationNoteRepository;
  revisions: RevisionRepository;
  people: PersonRepository;
  passkeys: PasskeyRepository;
  challenges: ChallengeRepository;
  invitations: InvitationRepository;
  sessions: SessionRepository;
  drafts: DraftRepository;
  bin: BinRepository;
  log: LogRepository;
  /** For retention and erasure only. */
  logForgetting: LogForgettingRepository;
  keyValues: KeyValueRepository;
  pictureJobs: PictureJobRepository;
  texts: TextRepository;
  erasures: ErasureRepository;
  /** How many rows each table has that a backup contains. */
  countRows(): Promise<Record<KeptTable, number>>;
  /**
   * Runs `work` with repositories that share one transaction: all that they write is kept, or nothing. Where two
   * transactions conflict, `work` runs again.
   */
  inTransaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
};

/** The repositories over one open database; a row that can't be read is skipped and reported. */
export function createRepositories(db: Kysely<Tables>, report: ReportRow = console.error): Repositories {
  return {
    products: createProductRepository(db, report),
    homeProducts: createHomeProductRepository(db, report),
    gallery: createGalleryRepository(db, report),
    peoplePictures: createPeoplePictureRepository(db),
    publicStudents: createPublicStudentRepository(db, report),
    students: createStudentRepository(db, report),
    applications: createApplicationRepository(db),
    inbox: createInboxRepository(db, report),
    applicationNotes: createApplicationNoteRepository(db),
    revisions: createRevisionRepository(db),
    people: createPersonRepository(db, report),
    passkeys: createPasskeyRepository(db),
    challenges: createChallengeRepository(db),
    invitations: createInvitationRepository(db),
    sessions: createSessionRepository(db),
    drafts: createDraftRepository(db),
    bin: createBinRepository(db),
    log: createLogRepository(db),
    logForgetting: createLogForgettingRepository(db),
    keyValues: createKeyValueRepository(db),
    pictureJobs: createPictureJobRepository(db),
    texts: createTextRepository(db),
    erasures: createErasureRepository(db),
    countRows: () => countKeptRows(db),
    inTransaction: (work) =>
      // One that is in a transaction already is part of it.
      db.isTransaction
        ? work(createRepositories(db, report))
        : retryConflicts(() =>
            db.transaction().execute((transaction) => work(createRepositories(transaction, report))),
          ),
  };
}
