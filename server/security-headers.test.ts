import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type InlineTexts, contentSecurityPolicy } from './security-headers.ts';

const nowhere = { calls: [], pictures: [] };
const nothing: InlineTexts = { scripts: [], styles: [] };

describe('contentSecurityPolicy', () => {
  it('lets a page without inline code do nothing but use its own origin', () => {
    expect(Object.fromEntries(directives(nothing))).toEqual({
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

  it('names inline scripts and styles by their hashes, each in its own directive and once', () => {
    const policy = directives({ scripts: ['x()', 'x()', 'y()'], styles: ['a{}'] });
    expect(policy.get('script-src')).toEqual(["'self'", hash('x()'), hash('y()')]);
    expect(policy.get('style-src')).toEqual(["'self'", hash('a{}')]);
  });

  it('knows the hash that browsers print for an empty script', () => {
    expect(directives({ ...nothing, scripts: [''] }).get('script-src')).toContain(
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
  });

  it('never permits inline code or eval as such', () => {
    expect(contentSecurityPolicy({ scripts: ['x()'], styles: ['a{}'] }, nowhere)).not.toContain('unsafe');
  });

  it('reaches another backend for calls and pictures only', () => {
    const wider = directives(nothing, { calls: ['https://api.example.org'], pictures: ['https:'] });
    expect(wider.get('connect-src')).toEqual(["'self'", 'https://api.example.org']);
    expect(wider.get('img-src')).toEqual(["'self'", 'data:', 'https:']);
    const same = [...directives(nothing)].filter(([name]) => !['connect-src', 'img-src'].includes(name));
    expect([...wider]).toEqual(expect.arrayContaining(same));
  });
});

function directives(
  inline: InlineTexts,
  reach: Parameters<typeof contentSecurityPolicy>[1] = nowhere,
): Map<string, string[]> {
  const policy = contentSecurityPolicy(inline, reach);
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
