import type { ReactNode } from 'react';
import * as home from '../../../content/home.ts';
import { site } from '../../../content/site.ts';
import { whatsappLink } from '../../../domain/whatsapp.ts';
import { StitchedFrame } from '../../ui/stitch.tsx';

const words = home.contact;

/** Every way to reach the foundation, as a card; WhatsApp only where a number is known. */
export function ContactDetails() {
  return (
    <div className="relative rounded-patch bg-cloth p-7 sm:p-9">
      <StitchedFrame />
      <h3>{words.heading}</h3>
      <p className="mt-1">{words.text}</p>
      <dl className="mt-4">
        <Way name={words.phone}>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} className={linkLook}>
            {site.phone}
          </a>
        </Way>
        {site.whatsapp !== undefined && (
          <Way name={words.whatsapp}>
            <a
              href={whatsappLink(site.whatsapp, words.greeting)}
              target="_blank"
              rel="noopener"
              className={linkLook}
            >
              {words.writeOnWhatsapp} <span className="sr-only">{words.opensInNewTab}</span>
            </a>
          </Way>
        )}
        <Way name={words.email}>
          <a href={`mailto:${site.email}`} className={linkLook}>
            {site.email}
          </a>
        </Way>
        <Way name={words.address}>
          <address className="not-italic">
            {site.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Way>
        <Way name={words.openingHours}>{site.openingHours}</Way>
      </dl>
    </div>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-1 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold sm:py-1.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere sm:py-1.5">{children}</dd>
    </div>
  );
}

const linkLook = 'inline-flex min-h-11 items-center sm:-my-2.5';
