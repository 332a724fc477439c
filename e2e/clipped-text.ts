import type { Page } from '@playwright/test';

/**
 * The texts of a page that can't be read whole, a line each: what reaches beyond the window, beyond an element that hides
 * its overflow, or beyond the box (with a background or a border) that it is written in. What scrolls may reach further.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, noscript, option')) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // A skip link waits above the page.
        const isShown = rect.width > 1 && rect.bottom + window.scrollY > 0;
        const problem = isShown && problemOf(rect, element);
        if (!problem) continue;
        found.push(`“${node.textContent.trim().slice(0, 60)}” ${problem}`);
        break;
      }
    }
    return found;

    function problemOf(rect: DOMRect, parent: Element): string | undefined {
      // Glyphs have room above and below the line that they stand on.
      const room = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.5;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        // Read out and not shown.
        if (style.position === 'absolute' && outer.width <= 1 && outer.height <= 1) return undefined;
        // Cut after a line on purpose.
        if (style.webkitLineClamp !== 'none') return undefined;
        if (/auto|scroll/.test(style.overflowX)) return undefined;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const hides = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const isPainted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderLeftWidth) > 0;
        if (!hides && !isPainted) continue;
        const name = `${box.tagName.toLowerCase()}.${box.getAttribute('class')?.slice(0, 60) ?? ''}`;
        if (rect.left < outer.left - 1 || rect.right > outer.right + 1)
          return `reaches beyond the sides of ${name}`;
        if (hides && (rect.top < outer.top - room || rect.bottom > outer.bottom + room))
          return `is cut off by ${name}`;
      }
      return rect.left < -1 || rect.right > document.documentElement.clientWidth + 1
        ? 'reaches beyond the window'
        : undefined;
    }
  });
}
