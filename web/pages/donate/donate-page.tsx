import { pageMeta } from '../../layout/page-meta.ts';

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, '/donate', { title: 'Donate', description: 'Donate' });

export default function DonatePage() {
  return <h1>Donate</h1>;
}
