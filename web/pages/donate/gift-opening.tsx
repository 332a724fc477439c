import { opening } from '../../../content/donate.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PrintedStrip } from './printed-strip.tsx';

/** The page's heading, and beside it a strip of cloth. */
export function GiftOpening() {
  return <PageHeader title={opening.heading} lead={opening.lead} aside={<PrintedStrip />} />;
}
