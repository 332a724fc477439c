import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type Reach } from './content-security-policy.ts';

const nowhere: Reach = { calls: [], pictures: [] };

describe('contentSecurityPolicy', () => {
  it('lets a page without inline code do nothing but use its own origin', () => {
    const html =
      '<script src="/assets/main.js"></script><link rel="stylesheet" href="/assets/root.css"><p>Hi</p>';
    expect(Object.fromEntries(directives(html))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", 'https://wa.me', 'https://api.whatsapp.com'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('names inline scripts by their hashes, whatever their attributes', () => {
    const html = '<script>\n  a();\n</script><p>–</p><script type="module" async="">b("₹")</script>';
    expect(directives(html).get('script-src')).toEqual(["'self'", hash('\n  a();\n'), hash('b("₹")')]);
  });

  it('knows the hash that browsers print for an empty script', () => {
    expect(directives('<script></script>').get('script-src')).toContain(
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
  });

  it('names inline styles by their hashes, and keeps them apart from scripts', () => {
    const found = directives('<style media="print">a{b:c}</style><script>x()</script>');
    expect(found.get('style-src')).toEqual(["'self'", hash('a{b:c}')]);
    expect(found.get('script-src')).toEqual(["'self'", hash('x()')]);
  });

  it('names what stands there twice once', () => {
    expect(directives('<script>x()</script><script>x()</script>').get('script-src')).toHaveLength(2);
  });

  it.each(['application/ld+json', 'application/json'])('ignores %s: data is not run', (type) => {
    const html = `<script type="${type}">{"@type":"NGO"}</script><script>x()</script>`;
    expect(directives(html).get('script-src')).toEqual(["'self'", hash('x()')]);
  });

  it('gives a script with an address no hash, also where other attributes stand before it', () => {
    const html = '<script type="module" async="" src="/a.js"></script><script data-src="1">x()</script>';
    expect(directives(html).get('script-src')).toEqual(["'self'", hash('x()')]);
  });

  it('never permits inline code or eval as such', () => {
    expect(contentSecurityPolicy('<script>x()</script><style>a{}</style>', nowhere)).not.toContain('unsafe');
  });

  it('reaches another backend for calls and pictures only', () => {
    const reach = { calls: ['https://api.example.org'], pictures: ['https:'] };
    const wider = directives('<p>Hi</p>', reach);
    expect(wider.get('connect-src')).toEqual(["'self'", 'https://api.example.org']);
    expect(wider.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
    const same = [...directives('<p>Hi</p>')].filter(([name]) => !['connect-src', 'img-src'].includes(name));
    expect([...wider]).toEqual(expect.arrayContaining(same));
  });
});

function directives(html: string, reach = nowhere): Map<string, string[]> {
  const policy = contentSecurityPolicy(html, reach);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
