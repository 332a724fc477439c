import { startLate } from './start-late.ts';

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
  const styles = lateStyles.exec(html)?.[1];
  if (script === undefined || styles === undefined) return html;
  const preloads = Array.from(html.matchAll(modulePreload), (match) => match[1] ?? '');
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
  const given = [JSON.stringify(preloads), JSON.stringify(styles), `()=>${start}`];
  return `(${startLate.toString()})(${given.join()})`.replaceAll('</', '<\\/');
}
