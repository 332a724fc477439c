import * as v from 'valibot';
import type { PublicationConsent } from '../consents/publication-consent.ts';
import { dayInIndia } from '../values/indian-time.ts';
import { cleanPhone, requiredText } from '../values/plain-text.ts';
import { dayAfterWorkingDays, type WorkingTime } from '../values/working-days.ts';
import { type ApplicationState, isOpen } from './application-state.ts';
import type { Application } from './application.ts';
import type { FieldsOfFamily } from './student.ts';

/** The proof that an application is a family's own: its reference and phone number, as typed. */
export const applicationCredentialsSchema = v.object({
  reference: requiredText(40),
  phone: requiredText(40, cleanPhone),
});

export type ApplicationCredentials = v.InferOutput<typeof applicationCredentialsSchema>;

/** The minutes for which a key opens an application. */
export const KEY_MINUTES = 15;

/** The hours within which a family can undo that it has withdrawn its application. */
export const UNDO_HOURS = 24;

/** An application as its family sees it; times are ISO, '' where something has not happened. */
export type OwnApplication = Application & {
  reference: string;
  receivedAt: string;
  language: string;
  state: ApplicationState;
  stateSince: string;
  noticeVersion: string;
  noticeAt: string;
  erasureAskedAt: string;
};

type AnswerTime = WorkingTime & { answerDays: { most: number } };

/**
 * The ISO date by which a family gets an answer, and whether it has passed on a day; undefined where none is promised: the application
 * is decided, or its family asked to have it deleted.
 */
export function answerDue(
  { state, receivedAt, erasureAskedAt }: Pick<OwnApplication, 'state' | 'receivedAt' | 'erasureAskedAt'>,
  facts: AnswerTime,
  today: string,
): { day: string; isLate: boolean } | undefined {
  if (!isOpen(state) || erasureAskedAt !== '') return undefined;
  const day = dayAfterWorkingDays(dayInIndia(receivedAt), facts.answerDays.most, facts);
  return { day, isLate: today > day };
}

/**
 * The actions of a family on its application; `reopen` undoes `withdraw`, `download` reads everything that is stored, `leave-list`
 * takes the student who was admitted by it off the public list.
 */
export type OwnStep =
  | { name: 'show' | 'withdraw' | 'reopen' | 'erase' | 'download' | 'leave-list' }
  | {
      name: 'correct';
      application: Application;
      /** The `version` of the application that was corrected; a correction of another one is not stored. */
      version: string;
      /** The present phone number, typed again as a proof; a new number is stored with it only. */
      presentPhone?: string | undefined;
    };

/**
 * The student who was admitted by an application, as the family sees it; `leftOn` is an ISO date, '' for who is there;
 * `offListOn` the ISO date on which they were taken off the public list, '' for who was not.
 */
export type OwnStudent = FieldsOfFamily & {
  leftOn: string;
  offListOn: string;
  consent: Omit<PublicationConsent, 'howChecked'> | undefined;
};

/** Everything that is stored of an application; the notes of staff are only counted, `student` is its entry in the list. */
export type StoredOfFamily = {
  application: OwnApplication;
  notes: number;
  student: OwnStudent | undefined;
};

/** Why a correction was not stored. */
export type CorrectionRefusal = 'read' | 'withdrawn' | 'changed' | 'hidden-phone' | 'unproved' | 'same';

/** Why nobody can correct an application in a state; undefined where its family can. */
export function correctionEnd(state: ApplicationState): 'read' | 'withdrawn' | undefined {
  if (state === 'new') return undefined;
  return state === 'withdrawn' ? 'withdrawn' : 'read';
}

/** The result of a step: the application as it is now, and why nothing was changed. */
export type OwnStepResult = {
  application: OwnApplication;
  /** The version of its details as the page shows them. */
  version: string;
  /** Whether the family can still undo that it has withdrawn it. */
  reopenable: boolean;
  /** Its entry in the list of students. */
  student: OwnStudent | undefined;
  /**
   * `read`: staff have begun to read it; `withdrawn`: it can't be corrected because it is; `changed`: another version was corrected;
   * `hidden-phone`: hidden digits are left in a phone number that was changed; `unproved`: a new phone number came without the
   * present one; `same`: another application says the same; `decided`: there is nothing to withdraw; `late`: the withdrawal can't be
   * undone any more; `unlisted`: no entry in the list is known to be the application's.
   */
  refusal?: CorrectionRefusal | 'decided' | 'late' | 'unlisted';
  stored?: StoredOfFamily;
};
