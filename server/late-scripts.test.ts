import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';
import { inlineScripts, kindOf, sampleDocument, scriptsOf } from './test-document.ts';

let before: string;
let after: string;

beforeAll(async () => {
  before = await sampleDocument();
  after = withLateScripts(before);
});

describe('a document of React Router with late scripts', () => {
  it('is made from one that loads its scripts at once', () => {
    expect(before).toContain('rel="modulepreload"');
    expect(before).toContain('<script type="module" async="">');
  });

  it('has no preloads and no module script left', () => {
    expect(after).not.toMatch(/<link[^>]*modulepreload/);
    expect(after).not.toContain('type="module"');
  });

  it('is otherwise the same', () => {
    const bare = (html: string) =>
      html.replace(inlineScripts, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
    expect(bare(after)).toBe(bare(before));
    expect(after).toContain('<h1>Handmade</h1>');
  });

  it('has one inline script in the module script’s place, which parses as JavaScript', () => {
    expect(scriptsOf(after).map(kindOf)).toEqual(scriptsOf(before).map(kindOf));
    for (const script of scriptsOf(after)) expect(() => new Script(script)).not.toThrow();
  });

  it('keeps what React Router wrote for the page to come alive', () => {
    const data = (html: string) => scriptsOf(html).filter((script) => kindOf(script) === 'data');
    expect(data(after).length).toBeGreaterThan(1);
    expect(data(after)).toEqual(data(before));
  });
});

it.each(['', '<!doctype html><p>No scripts</p>', '<script src="/a.js"></script>'])(
  '%j stays as it is',
  (html) => {
    expect(withLateScripts(html)).toBe(html);
  },
);

it('closes no script early, and loses no dollar signs', () => {
  const html =
    '<html data-styles="/site.css"><script type="module" async="">window.x = "</p>$&$1";import("/entry.js");</script><p>$</p>';
  const [script = ''] = scriptsOf(withLateScripts(html));
  expect(script).not.toContain('</');
  expect(script).toContain('$&$1');
});
