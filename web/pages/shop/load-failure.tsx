import { shop as words } from '../../../content/shop.ts';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { Button } from '../../ui/button.tsx';

/** Stands in place of the shop when its products can't be had. */
export function LoadFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <form
      action="/shop"
      className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16"
      onSubmit={(event) => {
        event.preventDefault();
        onTryAgain();
      }}
    >
      <div role="alert">
        <h1 className="text-2xl">{words.failed}</h1>
      </div>
      <Button type="submit">{words.tryAgain}</Button>
      <FirstScreenEnd />
    </form>
  );
}
