import type { ReactNode } from 'react';
import * as hostel from '../../../content/hostel.ts';
import * as shell from '../../../content/shell.ts';
import { site } from '../../../content/site.ts';
import { whatsappLink } from '../../../domain/whatsapp.ts';
import { Section } from '../../layout/section.tsx';
import type { IconName } from '../../ui/icon-shapes.ts';
import { Icon } from '../../ui/icon.tsx';

const words = hostel.contact;

/** The people behind the form; WhatsApp only where a number is known. */
export function HostelContact() {
  return (
    <Section heading={words.heading} lead={words.lead} ground="cloth" print="hand" id="contact">
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Way icon="phone" name={words.call}>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
        </Way>
        {site.whatsapp !== undefined && (
          <Way icon="chat" name={words.whatsapp}>
            <a href={whatsappLink(site.whatsapp, words.whatsappMessage)} target="_blank" rel="noopener">
              {words.whatsappText} <span className="sr-only">{shell.opensInNewTab}</span>
            </a>
          </Way>
        )}
        <Way icon="mail" name={words.write}>
          <a href={`mailto:${site.email}`} className="wrap-anywhere">
            {site.email}
          </a>
        </Way>
        <Way icon="map-pin" name={words.visit}>
          <address className="text-base font-normal not-italic">
            {site.address.join(', ')}
            <span className="block text-muted">{site.openingHours}</span>
          </address>
        </Way>
      </ul>
    </Section>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <Icon name={icon} className="mt-1 size-7 text-thread" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{name}</p>
        <div className="text-lg font-semibold [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
          {children}
        </div>
      </div>
    </li>
  );
}
