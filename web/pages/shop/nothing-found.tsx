import { categoryNamed } from '../../../domain/category.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { Button } from '../../../ui/button.tsx';
import type { ShopMessages } from './shop-messages.ts';

type NothingFoundProps = { messages: ShopMessages; filter: ShopFilter; onClear: () => void };

/** Says that nothing matches, and offers everything again. */
export function NothingFound({ messages, filter, onClear }: NothingFoundProps) {
  return (
    <form className="grid justify-items-start gap-4 py-8">
      <p className="text-lg">{nothingFoundText(messages, filter)}</p>
      <p>{messages.nothingFoundHint}</p>
      <Button
        type="submit"
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {messages.clear}
      </Button>
    </form>
  );
}

function nothingFoundText(
  { nothingFound, categories }: ShopMessages,
  { words, category }: ShopFilter,
): string {
  const known = categoryNamed(category);
  if (known === undefined) return words ? fillIn(nothingFound.forWords, { words }) : nothingFound.anywhere;
  const values = { words, category: categories.names[known] };
  return fillIn(words ? nothingFound.forWordsInCategory : nothingFound.inCategory, values);
}
