import type { ReactNode } from 'react';
import * as shell from '../../content/shell.ts';
import { site } from '../../content/site.ts';
import { whatsappLink } from '../../domain/whatsapp.ts';
import type { IconName } from '../ui/icon-shapes.ts';
import { Icon } from '../ui/icon.tsx';

/** Every way to reach the foundation; WhatsApp only where a number is known. */
export function FooterContact({ className = '' }: { className?: string }) {
  return (
    <section className={className}>
      <h2 className="text-xl">{shell.footer.contact}</h2>
      <ul className="mt-2">
        <Line icon="phone">
          <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
        </Line>
        <Line icon="mail">
          <a href={`mailto:${site.email}`} className="wrap-anywhere">
            {site.email}
          </a>
        </Line>
        {site.whatsapp !== undefined && (
          <Line icon="chat">
            <a
              href={whatsappLink(site.whatsapp, shell.footer.whatsappGreeting)}
              target="_blank"
              rel="noopener"
            >
              {shell.footer.whatsapp} <span className="sr-only">{shell.opensInNewTab}</span>
            </a>
          </Line>
        )}
        <Line icon="map-pin">
          <address className="not-italic">
            {site.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Line>
        <Line icon="clock">{site.openingHours}</Line>
      </ul>
    </section>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon name={icon} className="mt-0.5 size-6 text-accent" />
      <div className="min-w-0 [&_a]:-my-2.5 [&_a]:inline-block [&_a]:py-2.5 [&_a]:text-ink">{children}</div>
    </li>
  );
}
