import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import enrolled from '../../content/en/enrolled.json' with { type: 'json' };
import shell from '../../content/en/shell.json' with { type: 'json' };
import { BlockPrint } from '../../ui/motif.tsx';
import { StudentListIsland } from '../hostel/enrolled-page/student-list-island.tsx';
import { Island } from './island.tsx';

const assets = { scriptsOf: () => ['/assets/student-list.js'] };
const props = { messages: enrolled, toasts: shell, language: 'en', names: [] } as const;

it('ids of the page and of two islands of one kind never meet', () => {
  const list = (
    <Island assets={assets} name="student-list" component={StudentListIsland} when="pressed" props={props} />
  );
  const html = renderToStaticMarkup(
    <main>
      {list}
      <BlockPrint motif="lamp" />
      <section>{list}</section>
    </main>,
  );
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);

  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

it('the server renders an island the same way each time, so that it can be cached and hydrated', () => {
  const render = () =>
    renderToStaticMarkup(
      <Island
        assets={assets}
        name="student-list"
        component={StudentListIsland}
        when="pressed"
        props={props}
      />,
    );

  expect(render()).toBe(render());
});

it('no text in the props ends the script element that holds them', () => {
  const show = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(
    <Island
      assets={assets}
      name="student-list"
      component={StudentListIsland}
      when="pressed"
      props={{ ...props, messages: { ...enrolled, show } }}
    />,
  );
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];

  expect(html.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(json)).toMatchObject({ messages: { show } });
});
