import { type ConsentDays, consentHolds } from '../consents/publication-consent.ts';

/**
 * Who may read the list of students: everyone, everyone with contact details masked, everyone those who agreed to be published, or
 * nobody.
 */
export const ENROLLED_ACCESS = ['open', 'masked', 'consented', 'closed'] as const;

export type EnrolledAccess = (typeof ENROLLED_ACCESS)[number];

/** How much of a student on the list visitors see: all public fields, those with contact details masked, or nothing. */
export type ShownToVisitors = 'all' | 'masked' | 'nothing';

/**
 * How much of a student visitors see on a day, an ISO date. `leftOn` is '' for who is there. `offListOn` is '' for who was not
 * taken off the list; who was is shown again only while a consent holds that was given later.
 */
export function shownToVisitors(
  access: EnrolledAccess,
  { leftOn, consent, offListOn }: { leftOn: string; consent: ConsentDays | undefined; offListOn: string },
  today: string,
): ShownToVisitors {
  if (leftOn !== '') return 'nothing';
  const isAgreed = consent !== undefined && consentHolds(consent, today);
  if (offListOn !== '' && !(isAgreed && consent.givenOn > offListOn)) return 'nothing';
  switch (access) {
    case 'open':
      return 'all';
    case 'masked':
      return 'masked';
    case 'consented':
      return isAgreed ? 'all' : 'nothing';
    case 'closed':
      return 'nothing';
  }
}
