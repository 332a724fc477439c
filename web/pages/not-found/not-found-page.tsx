import * as shell from '../../../content/shell.ts';
import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

export const meta = () => [{ title: shell.notFound.title }, { name: 'robots', content: 'noindex' }];

/** Any address that no page has: the answer's status says so too. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
