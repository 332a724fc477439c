import { finishErasure } from '../back-office/erasure/finish-erasure.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { DeskRequest } from './desk-context.ts';
import { CheckboxField, DeskButton } from './forms/controls.tsx';
import { renderDeskPage } from './layout/desk-page.tsx';

/** The subject of an erasure: the person's name, the address of their page, and what goes and stays. */
type Erasing = {
  name: string;
  address: string;
  messages: { title: string; goes: string; stays: string; first?: string; erase: string };
  /** A checkbox for what can be erased at the same time; it is sent as its name. */
  also?: { name: string; label: string } | undefined;
};

/** Answers with the question before something is erased for good; its form is sent to `/erase` below the address. */
export function renderErasing(c: DeskRequest, { name, address, messages, also }: Erasing): Response {
  const { title, goes, stays, first, erase } = messages;
  return renderDeskPage(c, {
    title: fillIn(title, { name }),
    back: { label: name, to: address },
    view: (
      <form method="post" action={`${address}/erase`} className="max-w-prose">
        <p>{goes}</p>
        <p className="mt-3">{stays}</p>
        {also && <CheckboxField {...also} defaultChecked={false} className="mt-3" />}
        {first !== undefined && <p className="mt-3 font-semibold">{first}</p>}
        <DeskButton variant="danger" className="mt-6">
          {erase}
        </DeskButton>
      </form>
    ),
  });
}

/** Does what is left after an erasure. The database has it; what can't be done now is done when something else is removed. */
export async function finishErasing(c: DeskRequest): Promise<void> {
  const { site, log } = c.get('desk');
  await finishErasure(site).catch((cause: unknown) => log('an erasure can’t be finished', cause));
}
