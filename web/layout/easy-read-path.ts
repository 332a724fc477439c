import { type PageEntry, pages } from '../pages.ts';

/**
 * The page in easy read about the subject of a page, given the English path of that one; where there is none, the page that
 * easy read starts from.
 * @example easyReadPath('/donate') // '/easy/donate'
 */
export function easyReadPath(path: string): string {
  const all = Object.values<PageEntry>(pages);
  const easy = all.find((page) => page.fullPage !== undefined && [page.path, page.fullPage].includes(path));
  return easy?.path ?? pages.easy.path;
}
