import type { ReactNode } from 'react';
import { dayInWords } from '../../domain/values/day-in-words.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { linkLook } from '../../ui/button.tsx';
import type { PageContext } from '../page-context.ts';
import { OutsideLink } from './outside-link.tsx';
import { Section } from './section.tsx';

/** Registrations, trustees, annual report and 80G certificate, as far as they are known; nothing where none is. */
export function RegistrationSection({ context }: { context: PageContext }) {
  const { registrationNumber, trustees, annualReport, certificate80g, registration12a } = context.facts;
  const labels = context.messages.factLabels.registration;
  const numbers = (['pan', 'csr1', 'darpan', 'careInstitution'] as const).flatMap((name) => {
    const number = context.facts[name];
    return number ? [{ name, number }] : [];
  });
  const known = [registrationNumber, trustees[0], annualReport, certificate80g, registration12a, numbers[0]];
  if (known.every((each) => each === undefined)) return null;
  const certificate = ({ number, validUntil }: { number: string; validUntil: string }) =>
    fillIn(labels.certificateText, { number, date: dayInWords(validUntil, context.language) });
  return (
    <Section heading={labels.heading}>
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
            <p>{certificate(certificate80g)}</p>
            {certificate80g.link && (
              <OutsideLink context={context} to={certificate80g.link} className={linkLook}>
                {labels.certificateLink}
              </OutsideLink>
            )}
          </Entry>
        )}
        {registration12a && <Entry term={labels.registration12a}>{certificate(registration12a)}</Entry>}
        {numbers.map(({ name, number }) => (
          <Entry key={name} term={labels[name]}>
            {number}
          </Entry>
        ))}
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
