import { useId } from 'react';
import { expect, test } from 'vitest';
import { drawStills } from './draw-stills.tsx';

const parts = { story: <Named />, footer: <p>Down here</p> };

test('a whole document is sent no part a second time', () => {
  expect(drawStills(new Request('https://diya.example/about'), parts)).toBeUndefined();
});

test('who comes from within the site is sent each part as HTML', () => {
  const drawn = drawStills(new Request('https://diya.example/about.data?_routes=about'), parts);
  expect(drawn?.footer).toBe('<p>Down here</p>');
});

test('the ids of two parts never meet', () => {
  const drawn = drawStills(new Request('https://diya.example/_.data'), {
    above: <Named />,
    below: <Named />,
  });
  expect(drawn?.above).toContain('id="');
  expect(drawn?.above).not.toBe(drawn?.below);
});

function Named() {
  return <h2 id={useId()}>How it began</h2>;
}
