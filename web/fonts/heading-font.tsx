import url from './baloo-2-latin.woff2?url';
import { startHeadingFont } from './start-heading-font.ts';

/** Fetches the headings' font: at once where the browser has it, behind the first paint where it has not. */
export function HeadingFont() {
  const text = import.meta.env.SSR ? `(${startHeadingFont.toString()})('${url}',${import.meta.env.DEV})` : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
