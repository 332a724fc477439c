import { pageMeta } from '../../layout/page-meta.ts';

export const meta = (args: Parameters<typeof pageMeta>[0]) => pageMeta(args, '/hostel-enrollment', { title: 'Hostel', description: 'Hostel' });

export default function HostelPage() {
  return <h1>Hostel</h1>;
}
