import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import home from '../../content/en/home.json' with { type: 'json' };
import { BlockPrint } from '../../ui/block-print.tsx';
import { Island } from './island.tsx';

const assets = { scriptsOf: () => ['/assets/slogan-band.js'] };
const props = { messages: home.slogans, motion: home.motion };

it('ids of the page and of two islands of one kind never meet', () => {
  const band = <Island assets={assets} name="slogan-band" when="painted" props={props} />;
  const html = renderToStaticMarkup(
    <main>
      {band}
      <BlockPrint motif="lamp" />
      <section>{band}</section>
    </main>,
  );
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);

  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

it('the server renders an island the same way each time, so that it can be cached and hydrated', () => {
  const render = () =>
    renderToStaticMarkup(<Island assets={assets} name="slogan-band" when="painted" props={props} />);

  expect(render()).toBe(render());
});

it('no text in the props ends the script element that holds them', () => {
  const explained = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(
    <Island
      assets={assets}
      name="slogan-band"
      when="painted"
      props={{ ...props, motion: { ...home.motion, explained } }}
    />,
  );
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];

  expect(html.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(json)).toMatchObject({ motion: { explained } });
});
