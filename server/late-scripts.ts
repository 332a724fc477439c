const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/?>/g;
const lateStyles = /<html[^>]*\sdata-styles="([^"]+)"/;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?"([^"]+)";?/g;

/**
 * The page with its scripts moved behind the first paint: React Router's preloads and its module script become one
 * small inline script, which fetches them after `load` or at the visitor's first touch, and which keeps presses on
 * buttons until the page can act on them.
 */
export function withLateScripts(html: string): string {
  const script = moduleScript.exec(html)?.[1];
  if (script === undefined) return html;
  const preloads = Array.from(html.matchAll(modulePreload), (match) => match[1] ?? '');
  const styles = lateStyles.exec(html)?.[1] ?? '';
  const start = lateStart([...new Set(preloads)], styles, script);
  return html.replace(modulePreload, '').replace(moduleScript, () => `<script>${start}</script>`);
}

function lateStart(preloads: string[], styles: string, script: string): string {
  const imports = Array.from(script.matchAll(staticImport), ([, name, address]) => ({ name, address }));
  const [modules, entry] = script.replace(staticImport, '').split(/import\((?=")/);
  const start = [
    `Promise.all([${imports.map(({ address }) => `import(${JSON.stringify(address)})`).join()}])`,
    `.then(([${imports.map(({ name }) => name ?? '').join()}])=>{`,
    (modules ?? '').replace(/\s*\n\s*/g, ''),
    `return import(${(entry ?? '').trim().replace(/;$/, '')}})`,
  ].join('');
  return `(${startLate.toString()})(${JSON.stringify(preloads)},${JSON.stringify(styles)},()=>${start})`.replaceAll(
    '</',
    '<\\/',
  );
}

/* v8 ignore start: this function is sent to the browser as text, so it must not use anything outside itself. */
function startLate(preloads: string[], styles: string, load: () => Promise<unknown>): void {
  const kept: HTMLElement[] = [];
  let started = false;
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (!kept.includes(button)) kept.push(button);
    start();
  };
  const add = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  };
  const act = () => {
    removeEventListener('click', keep, true);
    for (const button of kept.splice(0)) if (button.isConnected) button.click();
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const address of preloads) add('modulepreload', address);
    // What scripts draw needs the whole stylesheet. Without scripts a page still works: forms post, links lead.
    const styled = new Promise<unknown>((resolve) => {
      if (!styles) return resolve(undefined);
      const link = add('stylesheet', styles);
      for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve);
    });
    styled.then(load).catch(act);
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', act, { once: true });
  addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('keydown', start, { once: true, passive: true });
  // On a fast network `load` comes before anything is seen: two frames after the first picture can be drawn, it has been.
  const paint = () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'));
    const drawable = Promise.allSettled(pictures.map((picture) => picture.decode()));
    const idle = window.requestIdleCallback ?? setTimeout;
    void drawable.then(() => requestAnimationFrame(() => requestAnimationFrame(() => idle(start))));
  };
  if (document.readyState === 'complete') paint();
  else addEventListener('load', paint, { once: true });
}
/* v8 ignore stop */
