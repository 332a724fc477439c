import type { StoredBackup } from '../../../back-office/backup/backup-tests.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { StateLabel } from '../../layout/state-label.tsx';

const tones = { good: 'done', none: 'open', failed: 'waits', changed: 'waits', future: 'waits' } as const;

type TestLabelProps = { messages: DeskMessages['backup']; test: StoredBackup['test'] };

/** Whether a backup can be restored, in a word. */
export function TestLabel({ messages, test }: TestLabelProps) {
  return <StateLabel tone={tones[test]}>{messages.list[test]}</StateLabel>;
}
