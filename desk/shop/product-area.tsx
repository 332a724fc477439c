import { setSoldOut } from '../../back-office/shop/products.ts';
import { productKind } from '../../back-office/shop/products.ts';
import { consentHolds } from '../../domain/consents/publication-consent.ts';
import { entryName, translatedNames } from '../../domain/entries/field.ts';
import { previewedEntry } from '../../domain/entries/form.ts';
import {
  type Product,
  type ProductForm,
  type ProductStory,
  productFields,
  storyFields,
} from '../../domain/shop/product.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ProductCard } from '../../web/shop/shop-page/product-card.tsx';
import type { EditActionsProps, EditArea, EditPreviewProps } from '../entries/edit-area.ts';
import { entryArea } from '../entries/entry-area.tsx';
import type { EntryWords } from '../entries/entry-words.ts';
import { DeskButton } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';

/** The products of the shop, as the desk edits them. */
export const productArea: EditArea<Product, ProductForm> = {
  ...entryArea({
    kind: productKind,
    fields: productFields,
    formWordsIn: productFormWords,
    // A button of its own says it.
    hidden: ['soldOut'],
  }),
  address: addresses.products,
  wordsOf: ({ products }) => products,
  Preview: ProductPreview,
  publicAddress: ({ form }) =>
    `/shop?${new URLSearchParams({ q: entryName(productFields, form) }).toString()}`,
  actions: {
    'sold-out': {
      run: (repositories, actor, edit, now) =>
        setSoldOut(repositories, actor, { ...edit, soldOut: true }, now),
      done: 'soldOut',
    },
    'in-stock': {
      run: (repositories, actor, edit, now) =>
        setSoldOut(repositories, actor, { ...edit, soldOut: false }, now),
      done: 'inStock',
    },
  },
  Actions: SoldOutButton,
};

/** The words of the form of a product. */
export function productFormWords({ products }: DeskMessages): EntryWords<typeof productFields> {
  return {
    labels: products.fields,
    choices: {
      category: { empty: products.fields.chooseCategory, options: products.categories },
      ageGroup: { empty: products.notSaid, options: products.ageGroups },
      gender: { empty: products.notSaid, options: products.genders },
    },
    rows: {
      variants: {
        title: products.variants,
        hint: products.variantsHint,
        one: products.variant,
        add: products.addVariant,
        remove: products.removeVariant,
      },
      colorVariants: {
        title: products.colours,
        hint: products.coloursHint,
        one: products.colour,
        add: products.addColour,
        remove: products.removeColour,
      },
    },
    groups: { story: { title: products.story, hint: products.storyHint } },
    consents: {
      consent: { title: products.consent, lead: products.consentLead, givers: products.consents },
    },
  };
}

/** The card that the shop will show, and the story that the product's page will tell. */
function ProductPreview(props: EditPreviewProps<ProductForm>) {
  const { content, id, form, language } = props;
  const { shop, cart } = content.messages[language];
  const product = previewedEntry(productFields, id, form);
  return (
    <>
      <ProductCard
        messages={shop}
        language={language}
        added={cart.added}
        product={product}
        priority
        orderable
      />
      {product.story && <StoryPreview {...props} story={product.story} />}
    </>
  );
}

type StoryPreviewProps = EditPreviewProps<ProductForm> & { story: ProductStory };

/** The story as the page of the product tells it; the maker only while their consent holds. */
function StoryPreview({ messages: { products }, story, language, today }: StoryPreviewProps) {
  const isHidden = !consentHolds(story.consent, today);
  return (
    <dl className="mt-5 grid gap-4">
      {translatedNames(storyFields).map((field) => {
        const { text, lang } = inLanguage(story, field, language);
        if (text === '') return null;
        return (
          <div key={field}>
            <dt className="font-semibold">{products.fields[field]}</dt>
            {field === 'maker' && isHidden ? (
              <dd className="text-muted">{products.makerHidden}</dd>
            ) : (
              <dd lang={lang} className="whitespace-pre-line">
                {text}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A button that stays pressed while a product is sold out. */
function SoldOutButton({ c, entry }: EditActionsProps<Product, ProductForm>) {
  const { products } = c.get('desk').messages;
  const { soldOut } = entry.form;
  return (
    <div>
      <DeskButton
        variant={soldOut ? 'primary' : 'quiet'}
        name="action"
        value={soldOut ? 'in-stock' : 'sold-out'}
        aria-pressed={soldOut}
        aria-describedby="sold-out-hint"
      >
        <span>
          {soldOut && <span aria-hidden="true">✓ </span>}
          {products.soldOut}
        </span>
      </DeskButton>
      <p id="sold-out-hint" className="mt-1.5 max-w-prose text-sm text-muted">
        {products.soldOutHint}
      </p>
    </div>
  );
}
