import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page = (body: string) => `<!DOCTYPE html><html lang="en"><body>${body}</body></html>`;

test.each([
  ['a tag', '<p>x</p>', 'p{color:red}'],
  ['a class', '<p class="a w-1/2">x</p>', String.raw`.a{color:red}.w-1\/2{width:50%}`],
  [
    'a class of any characters',
    '<p class="lg:cols-[min(29rem,14.75rem+15.5vw)_minmax(0,5rem)]">x</p>',
    String.raw`.lg\:cols-\[min\(29rem\,14\.75rem\+15\.5vw\)_minmax\(0\,5rem\)\]{color:red}`,
  ],
  ['a class with entities', '<b class="[&amp;&gt;a]:x"><p>x</p></b>', String.raw`.\[\&\>a\]\:x p{color:red}`],
  ['an attribute', '<a aria-current="page">x</a>', 'a[aria-current=page]{color:red}'],
  [
    'an attribute that is given nothing',
    '<html data-arriving="">',
    'html[data-arriving] p{color:red}p{margin:0}',
  ],
  ['what has something inside', '<p class="a"><b class="c">x</b></p>', '.a:has(.c){color:red}'],
  ['a hint in an empty field', '<input placeholder="x">', '::placeholder{color:red}'],
  ['the button of a file', '<input type="file">', '::file-selector-button{color:red}'],
  ['the glass of a search', '<input type="search">', '::-webkit-search-decoration{color:red}'],
  ['a property that is named', '<p style="color:var(--b)">x</p>', ':root{--b:red}'],
])('keeps the styles of %s', async (_, body, css) => {
  expect(await usedStyles(css, page(`<p>x</p>${body}`))).toBe(css);
});

test.each([
  ['a class that is not there', '.b{color:red}'],
  ['a value that an attribute is not given', 'a[aria-current=step]{color:red}'],
  ['what would have something inside', 'p:has(.b){color:red}'],
  ['a hint where no field has one', '::placeholder{color:red}'],
  ['the button of a file where none is asked for', '::file-selector-button{color:red}'],
  ['the glass of a search where there is none', '::-webkit-search-decoration{color:red}'],
  ['a property that nothing names', ':root{--b:red}'],
  ['one that only such a property names', ':root{--b:var(--c);--c:red}'],
])('leaves out the styles of %s', async (_, css) => {
  expect(await usedStyles(css, page('<p class="a"><a aria-current="page">x</a></p>'))).toBe('');
});

test('leaves out what would stand in for a property that the theme always sets', async () => {
  const css = ':root{--a:red}p{color:var(--a,blue);margin:var(--b,0)}';
  expect(await usedStyles(css, page('<p>x</p>'))).toBe(':root{--a:red}p{color:var(--a);margin:var(--b,0)}');
});
