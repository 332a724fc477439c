import type { PageContext } from '../page-context.ts';
import { Icon } from '../../ui/icon.tsx';

/** Where the foundation shows its work elsewhere, if anywhere; each opens in a new tab, and says so. */
export function SocialLinks({ context, className = '' }: { context: PageContext; className?: string }) {
  const { shell } = context.messages;
  if (context.facts.socials.length === 0) return undefined;
  return (
    <ul aria-label={shell.footer.socials} className={`flex flex-wrap gap-2 ${className}`}>
      {context.facts.socials.map(({ network, label, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${label} ${shell.opensInNewTab}`}
            className="grid size-11 place-items-center rounded-full border-2 border-edge text-ink transition-colors duration-150 hover:bg-ink hover:text-ground"
          >
            <Icon name={network} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
