import { telLink } from '../../domain/phone.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Logo } from '../layout/logo.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stitch } from '../../ui/stitch.tsx';

type EasyHeaderProps = { context: PageContext; path: string };

/** The bar of the pages in easy read: the way to their start and the number to call. Where it is narrow, the footer has the languages. */
export function EasyHeader({ context, path }: EasyHeaderProps) {
  return (
    <header className="@container deep sticky -top-px z-20 pt-px transition-shadow duration-200 in-data-scrolled:shadow-lift print:hidden">
      <LanguageSwitch
        context={context}
        path={path}
        className="page-width hidden h-7 justify-end text-sm @5xl:flex [&_a]:-my-1.5"
      />
      <div className="page-width flex min-h-18 items-center justify-between gap-x-4 py-2 @5xl:min-h-0 @5xl:pt-1">
        <Logo
          context={context}
          to={pages.easy.path}
          className="min-w-11"
          nameClassName="hidden text-[0.875rem] @min-[22.5rem]:inline @md:text-lg"
        />
        <a
          href={telLink(context.facts.phone)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-ink"
        >
          <Icon name="phone" className="size-6 text-accent" />
          {context.easy.contact.call.heading}
        </a>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}
