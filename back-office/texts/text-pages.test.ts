import { expect, test } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { writtenContent } from './test-content.ts';
import { textPage, textPageIds } from './text-pages.ts';

test('every text of the site stands on a page of the desk', () => {
  const content = writtenContent();
  const shown = new Set(
    textPageIds
      .flatMap((id) => textPage(id, content, () => true)?.sections ?? [])
      .flatMap(({ rows }) => rows.flatMap(({ texts: inRow }) => inRow.map(({ id }) => id))),
  );
  expect([...texts.keys()].filter((id) => !shown.has(id))).toEqual([]);
});
