import { fillIn } from '../../domain/fill-in.ts';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';

/** What an erasure is of: the person's name, the address of their page, and what goes and stays. */
type Erasing = {
  name: string;
  address: string;
  messages: { title: string; goes: string; stays: string; first?: string; erase: string };
};

/** Answers with the question before something is erased for good; its form is sent to `/erase` below the address. */
export function renderErasing(c: DeskRequest, { name, address, messages }: Erasing): Response {
  const { title, goes, stays, first, erase } = messages;
  return renderDeskPage(c, {
    title: fillIn(title, { name }),
    back: { label: name, to: address },
    view: (
      <form method="post" action={`${address}/erase`} className="max-w-prose">
        <p>{goes}</p>
        <p className="mt-3">{stays}</p>
        {first !== undefined && <p className="mt-3 font-semibold">{first}</p>}
        <DeskButton variant="danger" className="mt-6">
          {erase}
        </DeskButton>
      </form>
    ),
  });
}
