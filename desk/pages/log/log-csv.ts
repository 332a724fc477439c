import { exportLog } from '../../../back-office/log/export-log.ts';
import { logDifferences } from '../../../back-office/log/log-differences.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { csvDownload } from '../../layout/csv-download.ts';
import { timeText } from '../../layout/time-text.ts';
import { askedLog, logFilter } from './asked-log.ts';
import { differenceWords } from './difference-words.ts';
import { logSentence } from './log-sentence.ts';

/** The log as a spreadsheet, narrowed as its page is. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { repositories, messages, language, now } = desk;
  const { log } = messages;
  const { time, person, what, changes } = log.headings;
  const text = await exportLog(
    repositories,
    c.get('signedIn').person,
    {
      filter: logFilter(askedLog(c)),
      words: {
        headings: [time, person, what, changes],
        time: (at) => timeText(at, language),
        sentence: (entry) => logSentence(desk, entry),
        changes: ({ kind, before, after }) =>
          logDifferences(before, after)
            .map((difference) => fillIn(log.change, differenceWords(desk, kind, difference)))
            .join('\n'),
      },
    },
    now(),
  );
  return csvDownload(c, 'log', text);
}
