import { CHILDLINE } from '../../domain/privacy/childline.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { telLink } from '../../domain/values/phone.ts';
import { linkLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stitch } from '../../ui/stitch.tsx';
import { ContactWay } from '../layout/contact-way.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Logo } from '../layout/logo.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';

/** The frame of a page in easy read: its bar, its footer, and the line about samples. */
export function easyFrame(context: PageContext, path: string) {
  return {
    samples: context.messages.easy.samples,
    header: <EasyHeader context={context} path={path} />,
    footer: <EasyFooter context={context} path={path} />,
  };
}

type FrameProps = { context: PageContext; path: string };

/** The bar of the pages in easy read: the way to their start and the number to call. Where it is narrow, the footer has the languages. */
function EasyHeader({ context, path }: FrameProps) {
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
          to={localPath(context.language, pages.easy.path)}
          className="min-w-11"
          nameClassName="hidden text-[0.875rem] @min-[22.5rem]:inline @md:text-lg"
        />
        <a
          href={telLink(context.facts.phone)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-ink"
        >
          <Icon name="phone" className="size-6 text-accent" />
          {context.messages.easy.contact.call.heading}
        </a>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}

/** The end of the pages in easy read: whom to call, what is not in easy read, and the languages where the bar has no room for them. */
function EasyFooter({ context, path }: FrameProps) {
  const { contact, footer } = context.messages.easy;
  return (
    <footer className="@container deep relative mt-auto pt-12 pb-8 print:hidden">
      <Stitch className="absolute inset-x-0 top-1 text-accent/80" />
      <div className="mx-auto grid w-[calc(100%-2rem)] max-w-[54rem] gap-8">
        <section>
          <h2 className="text-xl">{contact.heading}</h2>
          <ul className="mt-2">
            <li>
              <ContactWay way="phone" context={context} linkClassName={footerLook} />
            </li>
            <li>
              <ContactWay way="email" context={context} linkClassName={footerLook} />
            </li>
          </ul>
        </section>
        <section>
          <h2 className="text-xl">{contact.childSafety.heading}</h2>
          <a href={telLink(CHILDLINE)} className={`mt-2 ${footerLook}`}>
            {footer.childline}
          </a>
        </section>
        <section>
          <h2 className="text-xl">{footer.notEasy}</h2>
          <ul className="mt-2">
            <li>
              <a href={localPath(context.language, pages.privacy.path)} className={footerLook}>
                {footer.privacy}
              </a>
            </li>
            <li>
              <a href={localPath(context.language, pages.accessibility.path)} className={footerLook}>
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

const footerLook = `${linkLook} text-ink`;
