import type { Context, MiddlewareHandler } from 'hono';
import type { BackupPlace } from '../../back-office/backup/backup-folder.ts';
import type { BackupRunner } from '../../back-office/backup/backup-runner.ts';
import type { SiteData } from '../../back-office/open-site-data.ts';
import type { SignedIn } from '../../back-office/people/sessions.ts';
import type { StaffMail } from '../../back-office/people/staff-mail.ts';
import type { SampleFinding } from '../../back-office/texts/remaining-samples.ts';
import type { ShownContent } from '../../back-office/texts/shown-content.ts';
import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import type { ChosenColours } from '../../domain/look/palette.ts';
import type { Language } from '../../domain/values/languages.ts';
import type { PartInUse } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Limits } from '../../storage/limits/limits.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';

/** The notice above a page that shows a draft: a sentence, and a link that leads back. */
export type PreviewNotice = {
  /** The language of its words. */
  language: Language;
  text: string;
  link: string;
  to: string;
  /** The common label of the links to the preview in other languages. */
  languages: string;
  /** Each language with the address of its preview; undefined for the one that is shown. */
  inLanguages: readonly { language: Language; to: string | undefined }[];
};

/** A page of the site, by its English path. */
export type PreviewedPage = { path: string; language: Language };

/** The services that the desk's pages work with; the same for every request. */
export type DeskServices = {
  repositories: Repositories;
  /** Where the site keeps its data, for backups and pictures. */
  site: SiteData;
  /** Whether a part of the site is on, or keeps something of persons all the same. */
  inUse: PartInUse;
  /** Where backups are kept, the time in India at which one is made each night (if any), and what makes them. */
  backups: { place: BackupPlace; at: string | undefined; runner: BackupRunner };
  /** The content that visitors read, as the site shows it now. */
  content: () => Promise<ShownContent>;
  /** The parts of the content that are still as the site came with it. */
  contentSamples: () => Promise<readonly SampleFinding[]>;
  /**
   * A page of the site as visitors would read it with that content, by its path and language: with a line above it that leads back, and
   * without scripts or forms that could be sent.
   */
  preview: (page: PreviewedPage, content: ShownContent, notice: PreviewNotice) => Promise<Response>;
  /** The address at which staff see a picture, by its name in the content ('' for an unknown one) or by its address. */
  picture: (name: string) => string;
  /** Makes the pictures that wait; call it once one was received. */
  makePictures: () => void;
  /** The Firestore project whose home products visitors see instead of these; undefined where they see these. */
  homeProductsFrom: string | undefined;
  /** Serves the files of all pictures below `/desk`, also of those that visitors may not see. */
  media: readonly MiddlewareHandler[];
  /** Who may read the list of students: see the setting ENROLLED_ACCESS. */
  enrolledAccess: EnrolledAccess;
  /** The canonical address of the site, without a slash at its end. */
  siteUrl: string;
  /** The address of the desk's script. */
  script: string;
  /** The logo as papers have it, as an address that holds it. */
  paperLogo: () => Promise<string>;
  /** A picture that was uploaded, as the logo that is kept: the address that holds it. Undefined where it can't be read. */
  readLogo: (file: string) => Promise<string | undefined>;
  now: () => Date;
  /** The address of whoever sent a request, for counting their attempts. */
  clientAddress: (c: Context) => string;
  /** Counts attempts to sign in. */
  limits: Limits;
  /** Sends people on staff an email; does nothing where no mail server is set. */
  tellStaff: StaffMail['tell'];
  /** The Content-Security-Policy of a page with that style in it. */
  securityPolicy: (style: string) => string;
  /** Whether an error says that the database does not answer now. */
  isUnavailable: (error: unknown) => boolean;
  log: (problem: string, cause?: unknown) => void;
};

/** The services that the desk's pages work with, in the language of a request. */
export type Desk = DeskServices & {
  /** The messages of the desk in each language, with the facts as the site shows them now. */
  messagesIn: Readonly<Record<Language, DeskMessages>>;
  language: Language;
  messages: DeskMessages;
  /** The colours that the foundation has chosen. */
  colours: ChosenColours;
};

/** The texts of a posted form by the names of their fields, in order, and whether files came with it. */
export type PostedForm = { texts: FormData; hasFiles: boolean };

export type DeskEnv = {
  /** Gives the body of a request the time of an upload; absent where no server waits for it. */
  Bindings: { allowUpload?: () => void };
  Variables: {
    desk: Desk;
    /** Who is signed in; middleware answers everyone else before a page of staff runs. */
    signedIn: SignedIn;
    /** The key that encrypts what they type and have not saved; only pages for them hold it. */
    keptFormsKey: string;
    /** The form that was posted, once it is being read; readForm gives it. */
    form: Promise<PostedForm> | undefined;
    /** Set where the posted form has an Aadhaar number in it. */
    hidesAadhaar: boolean | undefined;
  };
};

/** The Hono context of a request for a page of the desk. */
export type DeskRequest = Context<DeskEnv>;

export type DeskMiddleware = MiddlewareHandler<DeskEnv>;
