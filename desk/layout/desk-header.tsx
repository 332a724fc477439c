import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import type { Person } from '../../domain/person.ts';
import { addresses } from '../addresses.ts';
import { DeskButton } from '../forms/desk-button.tsx';

type DeskHeaderProps = { messages: DeskMessages['shell']; person: Person | undefined; path: string };

/** The desk's bar: home, the site that visitors see, who is signed in, and the way out. */
export function DeskHeader({ messages, person, path }: DeskHeaderProps) {
  return (
    <header className="deep print:hidden">
      <div className="desk-width flex flex-wrap items-center gap-x-3 py-1.5 sm:gap-x-5">
        <a
          href={addresses.home}
          aria-current={path === addresses.home ? 'page' : undefined}
          className="mr-auto inline-flex min-h-11 items-center font-heading text-lg font-bold text-ink no-underline"
        >
          {messages.desk}
        </a>
        <a href="/" className="inline-flex min-h-11 items-center text-ink">
          {messages.site}
        </a>
        {person && (
          <form method="post" action={addresses.signOut}>
            <DeskButton variant="quiet" className="px-2! text-ink!">
              {messages.signOut}
            </DeskButton>
          </form>
        )}
      </div>
    </header>
  );
}
