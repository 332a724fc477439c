import type { ReactNode } from 'react';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dateLocale } from '../../domain/values/languages.ts';
import type { Language } from '../../domain/values/languages.ts';
import { linkLook } from '../../ui/button.tsx';
import type { PageContext } from '../page-context.ts';
import { OutsideLink } from './outside-link.tsx';
import { Section } from './section.tsx';

/** Registration number, trustees, annual report and 80G certificate, as far as they are known; nothing where none is. */
export function RegistrationSection({ context }: { context: PageContext }) {
  const { registrationNumber, trustees, annualReport, certificate80g } = context.facts;
  if (!registrationNumber && trustees.length === 0 && !annualReport && !certificate80g) return null;
  const labels = context.messages.factLabels.registration;
  return (
    <Section heading={labels.heading} className="print:hidden">
      <dl className="grid gap-6 sm:grid-cols-2">
        {registrationNumber && <Entry term={labels.number}>{registrationNumber}</Entry>}
        {trustees.length > 0 && (
          <Entry term={labels.trustees}>
            <ul>
              {trustees.map((trustee) => (
                <li key={trustee}>{trustee}</li>
              ))}
            </ul>
          </Entry>
        )}
        {annualReport && (
          <Entry term={labels.annualReport}>
            <OutsideLink context={context} to={annualReport.link} className={linkLook}>
              {fillIn(labels.annualReportLink, { year: annualReport.year })}
            </OutsideLink>
          </Entry>
        )}
        {certificate80g && (
          <Entry term={labels.certificate80g}>
            <p>
              {fillIn(labels.certificateText, {
                number: certificate80g.number,
                date: longDate(certificate80g.validUntil, context.language),
              })}
            </p>
            {certificate80g.link && (
              <OutsideLink context={context} to={certificate80g.link} className={linkLook}>
                {labels.certificateLink}
              </OutsideLink>
            )}
          </Entry>
        )}
      </dl>
    </Section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
