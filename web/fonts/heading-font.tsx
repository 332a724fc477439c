import url from './baloo-2-latin.woff2?url';

// A browser that has the font keeps its address, and uses it from the first paint on. Any other has text and picture
// first: the letters of the headings change with the arrival of the whole stylesheet, in the room that their stand-in took.
const letter = `((url, face, use) => {
  face = new FontFace('Baloo 2', 'url(' + url + ')', { weight: '500 800' });
  use = () => face.load().then(() => {
    document.fonts.add(face);
    localStorage.font = url;
  }).catch(() => {});
  try { if (${import.meta.env.DEV} || localStorage.font === url) return use(); } catch {}
  addEventListener('painted', ({ detail }) => detail.push(face.load().catch(() => {})));
  addEventListener('arrived', use);
})('${url}')`;

/** Fetches the headings' font: at once where the browser has it, behind the first paint where it has not. */
export function HeadingFont() {
  const text = import.meta.env.SSR ? letter.replace(/\s*\n\s*/g, '') : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
