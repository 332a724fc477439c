import { pageMeta } from '../../layout/page-meta.ts';

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, '/gallery', { title: 'Gallery', description: 'Gallery' });

export default function GalleryPage() {
  return <h1>Gallery</h1>;
}
