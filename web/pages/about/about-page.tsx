import { pageMeta } from '../../layout/page-meta.ts';

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, '/about', { title: 'About', description: 'About' });

export default function AboutPage() {
  return <h1>About</h1>;
}
