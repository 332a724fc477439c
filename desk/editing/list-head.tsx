import { mayAct } from '../../domain/person.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { Notice } from '../layout/notice.tsx';

type ListHeadProps = { c: DeskRequest; address: string; add: string };

/** The part above a list of entries: the last action, with the way to undo it, and the button that adds an entry. */
export function ListHead({ c, address, add }: ListHeadProps) {
  const { editing } = c.get('desk').messages;
  return (
    <>
      <Notice c={c} messages={editing.done} />
      {c.req.query('done') === 'binned' && (
        <p className="-mt-4 mb-4">
          <a href={addresses.bin} className="inline-flex min-h-11 items-center font-semibold">
            {editing.openBin}
          </a>
        </p>
      )}
      {mayAct(c.get('signedIn').person.role, 'editor') && (
        <p className="mb-5">
          <ButtonLink to={`${address}/new`}>{add}</ButtonLink>
        </p>
      )}
    </>
  );
}
