import { pageMeta } from '../../layout/page-meta.ts';

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, '/', { title: 'Home', description: 'Home' });

export default function HomePage() {
  return <h1>Home</h1>;
}
