/* v8 ignore start: it runs in the browser only. */
/**
 * Sent to the browser as text, so it uses nothing outside itself; bin/short-in-browser.ts shortens it in the build.
 * Fetches the headings' font. A browser that has the font keeps its address, and uses it from the first paint on, as every
 * browser does if `atOnce`. Any other has text and picture first: the letters of the headings change with the arrival of the
 * whole stylesheet, in the room that their stand-in took.
 */
export function startHeadingFont(url: string, atOnce: boolean): void {
  const face = new FontFace('Baloo 2', `url(${url})`, { weight: '500 800' });
  const show = () => {
    face
      .load()
      .then(() => {
        document.fonts.add(face);
        localStorage['font'] = url;
      })
      // Storage may be forbidden, as below, and the font not to be had.
      .catch(() => {});
  };
  try {
    if (atOnce || localStorage['font'] === url) return show();
  } catch {}
  // What is pushed there is waited for before the whole stylesheet is used: server/start-late.ts.
  addEventListener('painted', (event) => {
    (event as CustomEvent<unknown[]>).detail.push(face.load().catch(() => {}));
  });
  addEventListener('arrived', show);
}
/* v8 ignore stop */
