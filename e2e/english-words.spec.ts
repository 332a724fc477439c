import type { Page } from '@playwright/test';
import facts from '../content/facts.json' with { type: 'json' };
import { englishWords } from '../content/english-words.ts';
import { translatedLanguages } from '../domain/languages.ts';
import { localPath } from '../web/local-path.ts';
import { expect, test } from './quiet-test.ts';
import { translatedRoutes } from './routes.ts';

const { name, shortName, address, bankAccount } = facts;
const names = [name, shortName, ...address, bankAccount.holder, bankAccount.bank, bankAccount.ifsc];

for (const language of translatedLanguages)
  for (const route of translatedRoutes) {
    const path = localPath(language, route);
    test(`${path} shows no English words but names`, { tag: '@desktop' }, async ({ page, visit }) => {
      await visit(path);
      const texts = await textsOf(page);
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => englishWords(text, names).length > 0)).toEqual([]);
    });
  }

/** What the page shows or a screen reader says, but for what it marks as English, with its title and description. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
    const isTranslated = (element: Element) =>
      !element.closest('head, script, style, [hidden]') && !element.closest('[lang]')?.matches('[lang|=en]');
    const elements = [...document.querySelectorAll('*')].filter(isTranslated);
    const shown = elements.flatMap((element) => [
      ...spoken.map((attribute) => element.getAttribute(attribute) ?? ''),
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? ''),
    ]);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return [document.title, description, ...shown].filter((text) => text.trim() !== '');
  });
}
