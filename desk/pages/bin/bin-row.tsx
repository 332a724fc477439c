import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { addresses } from '../../addresses.ts';
import { DeskButton } from '../../forms/desk-button.tsx';

type BinRowProps = {
  messages: DeskMessages['bin'];
  /** Its id in the bin. */
  id: string;
  name: string;
  kind: string;
  /** Who deleted it and when. */
  deleted: string;
  /** How long it can still be restored. */
  left: string;
  mayRestore: boolean;
};

/** An entry in the bin, with the button that puts it back. */
export function BinRow({ messages, id, name, kind, deleted, left, mayRestore }: BinRowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-line py-3">
      <div className="min-w-0 grow basis-56">
        <p id={`name-${id}`} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">
          {kind} · {deleted} · {left}
        </p>
      </div>
      {mayRestore && (
        <form method="post" action={`${addresses.bin}/${id}`}>
          <DeskButton variant="secondary" aria-describedby={`name-${id}`}>
            {messages.restore}
          </DeskButton>
        </form>
      )}
    </li>
  );
}
