import { GiftFigures } from './gift-figures.tsx';
import { GiftLedger } from './gift-ledger.tsx';
import { OtherWays } from './other-ways.tsx';

/** What is read below the payment. */
export function GiftsAtWork() {
  return (
    <>
      <GiftFigures />
      <GiftLedger />
      <OtherWays />
    </>
  );
}
