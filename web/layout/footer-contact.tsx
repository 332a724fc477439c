import type { PageContext } from '../page-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChildSafetyContact } from './child-safety-contact.tsx';
import { ContactWay, type ContactWayName, contactIcons } from './contact-way.tsx';

/** Every way to reach the foundation; WhatsApp only where a number is known. */
export function FooterContact({ context, className = '' }: { context: PageContext; className?: string }) {
  const { factLabels, shell } = context.messages;
  const { footer } = shell;
  const ways: readonly ContactWayName[] = context.facts.whatsapp
    ? ['phone', 'email', 'whatsapp', 'address', 'hours']
    : ['phone', 'email', 'address', 'hours'];
  return (
    <section className={className}>
      <h2 className="text-xl">{footer.contact}</h2>
      <ul className="mt-2">
        {ways.map((way) => (
          <li key={way} className="flex items-start gap-3 py-2.5">
            <Icon name={contactIcons[way]} className="mt-0.5 size-6 text-accent" />
            <div className="min-w-0 [&_a]:-my-2.5 [&_a]:inline-block [&_a]:py-2.5 [&_a]:text-ink">
              <ContactWay
                way={way}
                context={context}
                whatsapp={{ label: footer.whatsapp, text: footer.whatsappGreeting }}
              />
            </div>
          </li>
        ))}
        <li className="flex items-start gap-3 py-2.5">
          <Icon name={contactIcons.phone} className="mt-0.5 size-6 text-accent" />
          <div className="min-w-0 [&_a]:text-ink">
            <p>{factLabels.childSafety}</p>
            <ChildSafetyContact context={context} />
          </div>
        </li>
      </ul>
    </section>
  );
}
