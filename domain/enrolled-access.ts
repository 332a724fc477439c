import { type PublicationConsent, consentHolds } from './publication-consent.ts';

/**
 * Who may read the list of students: everyone, everyone with contact details masked, everyone those who agreed to be published, or
 * nobody.
 */
export const ENROLLED_ACCESS = ['open', 'masked', 'consented', 'closed'] as const;

export type EnrolledAccess = (typeof ENROLLED_ACCESS)[number];

/** How much of a student on the list visitors see: all ten fields, all with contact details masked, or nothing. */
export type ShownToVisitors = 'all' | 'masked' | 'nothing';

/** How much of a student visitors see on a day, an ISO date; `leftOn` is '' for who is there. */
export function shownToVisitors(
  access: EnrolledAccess,
  { leftOn, consent }: { leftOn: string; consent: PublicationConsent | undefined },
  today: string,
): ShownToVisitors {
  if (leftOn !== '') return 'nothing';
  switch (access) {
    case 'open':
      return 'all';
    case 'masked':
      return 'masked';
    case 'consented':
      return consentHolds(consent, today) ? 'all' : 'nothing';
    case 'closed':
      return 'nothing';
  }
}
