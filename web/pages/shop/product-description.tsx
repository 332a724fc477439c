import { useState } from 'react';
import type { ShownText } from '../../../domain/in-language.ts';
import type { ShopMessages } from './shop-messages.ts';

// Two lines on a phone. Shorter texts are never cut, whatever the size of the letters.
const SHORT_LENGTH = 80;

type ProductDescriptionProps = {
  messages: Pick<ShopMessages, 'more' | 'less'>;
  description: ShownText;
  /** The id of the product's name. */
  nameId: string;
};

/** The description of a product; on a phone a long text is cut after two lines, and a button shows the rest. */
export function ProductDescription({ messages, description, nameId }: ProductDescriptionProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, lang } = description;
  if (text.length <= SHORT_LENGTH)
    return (
      <p lang={lang} className="text-muted max-sm:text-sm">
        {text}
      </p>
    );
  return (
    <div className="text-muted max-sm:text-sm">
      <p lang={lang} className={isOpen ? '' : 'cut-on-phone'}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={nameId}
        onClick={() => setOpen(!isOpen)}
        className="needs-script relative -my-2.5 min-h-11 min-w-11 text-left font-semibold text-primary underline sm:hidden"
      >
        {isOpen ? messages.less : messages.more}
      </button>
    </div>
  );
}
