import { CHILDLINE } from '../../domain/childline.ts';
import { telLink } from '../../domain/phone.ts';
import { ContactWay } from '../layout/contact-way.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { Stitch } from '../../ui/stitch.tsx';

type EasyFooterProps = { context: PageContext; path: string };

/** The end of the pages in easy read: whom to call, what is not in easy read, and the languages where the bar has no room for them. */
export function EasyFooter({ context, path }: EasyFooterProps) {
  const { contact, footer } = context.easy;
  return (
    <footer className="@container deep relative mt-auto pt-12 pb-8 print:hidden">
      <Stitch className="absolute inset-x-0 top-1 text-accent/80" />
      <div className="mx-auto grid w-[calc(100%-2rem)] max-w-[54rem] gap-8">
        <section>
          <h2 className="text-xl">{contact.heading}</h2>
          <ul className="mt-2">
            <li>
              <ContactWay way="phone" context={context} linkClassName={linkLook} />
            </li>
            <li>
              <ContactWay way="email" context={context} linkClassName={linkLook} />
            </li>
          </ul>
        </section>
        <section>
          <h2 className="text-xl">{contact.childSafety.heading}</h2>
          <a href={telLink(CHILDLINE)} className={`mt-2 ${linkLook}`}>
            {footer.childline}
          </a>
        </section>
        <section>
          <h2 className="text-xl">{footer.notEasy}</h2>
          <ul className="mt-2">
            <li>
              <a href={pages.privacy.path} className={linkLook}>
                {footer.privacy}
              </a>
            </li>
            <li>
              <a href={pages.accessibility.path} className={linkLook}>
                {footer.accessibility}
              </a>
            </li>
          </ul>
        </section>
        <LanguageSwitch context={context} path={path} className="-mx-2 @5xl:hidden" />
      </div>
    </footer>
  );
}

const linkLook = 'inline-flex min-h-11 items-center text-ink';
