import { dayInIndia } from '../../domain/working-days.ts';
import type { DeskRequest } from '../desk-context.ts';

/** Answers with a CSV file that a browser stores, such as `applications-2026-04-01.csv`; no cache keeps it. */
export function csvDownload(c: DeskRequest, name: string, text: string): Response {
  const day = dayInIndia(c.get('desk').now().toISOString());
  return c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${day}.csv"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
