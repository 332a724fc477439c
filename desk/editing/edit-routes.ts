import { Hono } from 'hono';
import * as v from 'valibot';
import { findEntry } from '../../back-office/editing/find-entry.ts';
import type { DeskEnv } from '../desk-context.ts';
import type { EditArea } from './edit-area.ts';
import { postEdit } from './post-edit.tsx';
import { getPreview } from './preview-page.tsx';
import { renderEditPage } from './render-edit-page.tsx';

/** The pages of an area on which one entry is edited: a new one, one that is there, and its preview. */
export function editRoutes<Item, Form extends object>(area: EditArea<Item, Form>): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/new', (c) =>
    renderEditPage(c, area, { entry: undefined, form: v.parse(area.kind.formSchema, {}) }),
  );
  routes.post('/new', (c) => postEdit(c, area, undefined));
  routes.get('/:id', async (c) => {
    const entry = await findEntry(c.get('desk').repositories, area.kind, c.req.param('id'));
    return entry ? renderEditPage(c, area, { entry, form: entry.form }) : c.notFound();
  });
  routes.post('/:id', (c) => postEdit(c, area, c.req.param('id')));
  routes.get('/:id/preview', (c) => getPreview(c, area, c.req.param('id')));
  return routes;
}
