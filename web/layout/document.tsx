import type { ReactNode } from 'react';
import type { Messages } from '../../content/schemas/messages.ts';
import { languageTable, sourceLanguage } from '../../domain/languages.ts';
import { CartDrawerDialog } from '../cart/cart-drawer-dialog.tsx';
import { headingFonts } from '../fonts/heading-fonts.ts';
import { languagesOf } from '../pages.ts';
import { FactsForMachines, type FactsForMachinesProps } from './facts-for-machines.tsx';
import { Head, type HeadProps } from './head.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { speculationRules } from './speculation-rules.ts';

export type DocumentProps = HeadProps &
  FactsForMachinesProps & {
    /** The query of the request. */
    query: string;
    /** The page's stylesheet, which the document holds inline. */
    styles: string;
    view: ReactNode;
    /** What stands above and below the content, where that is not what the whole site has. */
    frame?: { samples: Messages['shell']['samples']; header: ReactNode; footer: ReactNode };
  };

/** A whole page: head, bar, content, footer, and the early script, which starts what needs script (web/islands). */
export function Document({ query, styles, view, frame, trail, structuredData, ...head }: DocumentProps) {
  const { context, path, title, indexed = true } = head;
  const { assets, backendUrl, language } = context;
  const [pathname = ''] = path.split('?');
  const offers = language === sourceLanguage ? languagesOf(pathname).filter((each) => each !== language) : [];
  return (
    <html lang={languageTable[language].tag} data-backend={backendUrl || undefined}>
      <Head {...head}>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script
          id="early-script"
          data-fonts={headingFonts(language).join(' ')}
          data-offers={offers.join(' ') || undefined}
          data-scripts={assets.hydrationScripts.join(' ')}
          dangerouslySetInnerHTML={{ __html: assets.earlyScript }}
        />
        {assets.developmentScripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </Head>
      <body>
        <SkipLink messages={context.messages.shell} />
        {context.notice ? (
          <PreviewNotice {...context.notice} />
        ) : (
          context.hasSamples && <SampleBanner messages={frame?.samples ?? context.messages.shell.samples} />
        )}
        {frame ? frame.header : <SiteHeader context={context} path={pathname} query={query} />}
        <main id="content" tabIndex={-1}>
          {view}
        </main>
        {frame ? (
          frame.footer
        ) : (
          <>
            <SiteFooter context={context} />
            <CartDrawerDialog context={context} />
          </>
        )}
        {indexed && <FactsForMachines {...{ context, path, title, trail, structuredData }} />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}
