import { type ReactNode, useEffect } from 'react';
import { Meta, Outlet, useRouteLoaderData } from 'react-router';
import * as shell from '../content/shell.ts';
import { CartButton } from './cart/cart-button.tsx';
import { LateCartDrawer } from './cart/late-cart-drawer.tsx';
import { placeDoor } from './doors.ts';
import { ForeignPictures } from './pictures/foreign-pictures.ts';
import { HeadingFont } from './fonts/heading-font.tsx';
import { DocumentScripts } from './layout/document-scripts.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { FirstScreenWhole } from './layout/first-screen.tsx';
import { LateScrollRestoration } from './layout/late-scroll-restoration.tsx';
import { OwnLinks } from './layout/own-links.ts';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { tabIcon } from './layout/tab-icon.ts';
import { Still } from './parts/still.tsx';
import { siteStyles } from './styles/site-styles.ts';
import { Toasts } from './ui/toasts.tsx';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(placeDoor);
}

// What the site is served at does not change while one looks at it.
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const place = useRouteLoaderData<typeof loader>('root');
  // The script that kept presses until now lets go of them, whatever the page turned out to be.
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  // The first paint is of the top; web/layout/lay-out-below.ts takes this away, or a touch before.
  const arriving = import.meta.env.SSR && import.meta.env.PROD ? '' : undefined;
  return (
    <html
      lang="en-IN"
      data-backend={place?.backendUrl}
      data-styles={siteStyles.href}
      data-arriving={arriving}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FirstScreenWhole />
        {/* No `<Links>`: no page has any of its own. */}
        <Meta />
        <HeadingFont />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={tabIcon} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <meta name="theme-color" content="#243a73" />
        {siteStyles.inline === undefined ? (
          <link rel="stylesheet" href={siteStyles.href} />
        ) : (
          <>
            <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: siteStyles.inline }} />
            <noscript>
              <link rel="stylesheet" href={siteStyles.href} />
              <link rel="manifest" href="/manifest.webmanifest" />
            </noscript>
          </>
        )}
      </head>
      <body>
        <ForeignPictures value={place?.pictureSources ?? []}>
          {beforePage}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {afterPage}
        </ForeignPictures>
        <LateScrollRestoration />
        <DocumentScripts />
      </body>
    </html>
  );
}

// Made once: what is round the pages is not drawn anew with each of them.
const beforePage = (
  <>
    {/* First, so that it hears of a new page before anything in it is measured. */}
    <OwnLinks />
    <SkipLink />
    <SiteHeader cartButton={<CartButton />} />
  </>
);
const afterPage = (
  <>
    <Still name="footer">{import.meta.env.SSR && <SiteFooter />}</Still>
    <LateCartDrawer />
    <Toasts label={shell.notifications} dismissLabel={shell.dismiss} />
  </>
);

export default function App() {
  return <Outlet />;
}

/** For what fails on the way to a page; an address that leads nowhere has a page of its own. */
export function ErrorBoundary() {
  return <FailurePage />;
}
