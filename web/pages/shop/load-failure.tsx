import type { Messages } from '../../../content/schemas/messages.ts';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { Button } from '../../../ui/button.tsx';
import { FIRST_SCREENS, type ShopView } from './shop-address.ts';

type LoadFailureProps = { messages: Pick<Messages['shop'], 'failed' | 'tryAgain'>; view: ShopView };

/** Stands in place of the shop when its products can't be fetched; trying again asks for the same view. */
export function LoadFailure({ messages, view: { words, category, sort, shown } }: LoadFailureProps) {
  return (
    <form className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <div role="alert">
        <h1 className="text-2xl">{messages.failed}</h1>
      </div>
      {words && <input type="hidden" name="q" value={words} />}
      {category && <input type="hidden" name="category" value={category} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {shown > FIRST_SCREENS && <input type="hidden" name="shown" value={shown} />}
      <Button type="submit">{messages.tryAgain}</Button>
      <FirstScreenEnd />
    </form>
  );
}
