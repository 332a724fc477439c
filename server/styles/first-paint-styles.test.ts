import { expect, test } from 'vitest';
import { firstPaintStyles } from './first-paint-styles.ts';

test.each([
  ['a state that only a pointer brings', '.a:hover{color:red}@media (hover:hover){.a{color:red}}'],
  ['an open dialog', 'html:has(dialog:modal){overflow:hidden}.modal::backdrop{background:red}'],
  ['paper', '@media print{.a{color:#000}}'],
  ['movement from state to state', '.a{transition:color .2s;transition-duration:1s}'],
  ['a visit without script', '@media (scripting:none){.a{display:block}}'],
  [
    'one whose scripts can’t be had',
    '.a:where([data-without-script],[data-without-script] *){display:block}',
  ],
  ['a picture inside the stylesheet', '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}'],
  ['a comment', '/*! of whoever wrote it */'],
  ['a font that is fetched', '@font-face{font-family:Baloo;src:url(/baloo.woff2)}'],
])('leaves out %s', (_, css) => {
  expect(firstPaintStyles(css)).toBe('');
});

test.each([
  ['what stands beside such a state', '.a:hover,.a:focus{color:red}', '.a:focus{color:red}'],
  [
    'a font of the machine',
    '@font-face{font-family:F;src:local("Arial")}',
    '@font-face{font-family:F;src:local("Arial")}',
  ],
  ['one of two equal declarations', '.a{mask:none;mask:none}', '.a{mask:none}'],
  ['a fallback and what betters it', '.a{height:100vh;height:100dvh}', '.a{height:100vh;height:100dvh}'],
])('keeps %s', (_, css, kept) => {
  expect(firstPaintStyles(css)).toBe(kept);
});

test('mixes colours at once', () => {
  const css =
    '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in lab, red, blue)}}';
  expect(firstPaintStyles(css)).toBe('.a{color:color-mix(in lab, red, blue)}');
});
