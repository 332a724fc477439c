import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { categoryIds, categoryWithId } from '../../../domain/shop/category.ts';
import { SORTS, type ShopFilter, sortNamed } from '../../../domain/shop/product-search.ts';
import { fillIn, pluralText } from '../../../domain/values/fill-in.ts';
import type { Language } from '../../../domain/values/languages.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Toasts } from '../../../ui/toasts.tsx';
import type { PlacedOrderMessages } from '../cart/cart-messages.ts';
import type { OrderContact } from '../cart/order-links.tsx';
import { PlacedOrderCard } from '../cart/placed-order-card.tsx';
import { ProductCard } from './product-card.tsx';
import { FIRST_SCREENS, type FirstScreens, MORE, type ShopMessages, shopQuery } from './shop-address.ts';
import { type Shop, useShop } from './use-shop.ts';

type ShopProps = {
  messages: ShopMessages;
  cart: PlacedOrderMessages & Pick<Messages['cart'], 'added'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  contact: OrderContact;
  first: FirstScreens;
  language: Language;
};

// As many as a phone shows at once.
const FIRST_CARDS = 2;

/** What the parts of the island are made of. */
type Screen = Pick<ShopProps, 'messages' | 'first'> & { shop: Shop };

/** All that changes in the shop: the placed order, the filter, the list of products and the messages that pass. */
export function ShopIsland({ messages, cart, toasts, contact, first, language }: ShopProps) {
  const shop = useShop(first);
  const { products, isNewList, matching, loading, failed } = shop;
  const { all } = first;
  const screen = { messages, first, shop };
  const { list, link } = useFocusOnMore(products.length);
  const [isLaidOut, setLaidOut] = useState(false);

  return (
    <>
      <PlacedOrderCard language={language} messages={messages.placed} cart={cart} contact={contact} />
      <section aria-label={messages.title} className="page-width pb-16">
        <div onFocus={shop.prefetch}>
          <FilterBar {...screen} />
        </div>
        <p role="status" className="my-1 text-sm text-muted tabular-figures sm:my-3">
          {loading ? messages.loading : foundText(messages, language, matching, all)}
        </p>
        {failed && <RestFailed {...screen} />}
        {all === 0 && <p>{messages.emptyShop}</p>}
        {all > 0 && matching === 0 && !loading && !failed && <NothingFound {...screen} />}
        <ul
          ref={list}
          data-laid-out={isLaidOut || undefined}
          className="product-list grid grid-cols-1 gap-4 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3"
        >
          {products.slice(0, isNewList ? FIRST_CARDS : undefined).map((product, index) => (
            <li key={product._id}>
              <ProductCard
                messages={messages}
                language={language}
                added={cart.added}
                product={product}
                priority={index === 0}
                orderable={contact.whatsapp !== undefined}
              />
            </li>
          ))}
        </ul>
        {matching > products.length && <ShowMore {...screen} link={link} setLaidOut={setLaidOut} />}
      </section>
      <Toasts messages={toasts} />
    </>
  );
}

function foundText(messages: ShopMessages, language: Language, count: number, all: number): string {
  return count === all
    ? pluralText(messages.found, all, {}, language)
    : fillIn(messages.foundSome, { count, all });
}

function RestFailed({ messages, shop }: Screen) {
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <p role="alert" className="text-lg">
        {messages.failed}
      </p>
      <Button onClick={shop.tryAgain}>{messages.tryAgain}</Button>
    </div>
  );
}

/** The search box, the order and the category filter: one form, so that all also work without JavaScript. */
function FilterBar(screen: Screen) {
  const { messages, first, shop } = screen;
  const { categories } = messages;
  const { view, searchBox, search, change } = shop;
  return (
    <search>
      <form className="grid grid-cols-1 gap-2 sm:gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="flex gap-2 sm:gap-4">
          <SearchField
            ref={searchBox}
            name="q"
            label={messages.search.label}
            defaultValue={first.view.words}
            onInput={search}
          />
          <SortField {...screen} />
          <span className="without-script">
            <Button type="submit" name={view.category ? 'category' : undefined} value={view.category}>
              {messages.search.button}
            </Button>
          </span>
        </div>
        <fieldset className="filter-row flex min-w-0 flex-wrap">
          <legend className="sr-only">{categories.label}</legend>
          {[undefined, ...categoryIds].map((category) => (
            <Chip
              key={category ?? ''}
              name="category"
              value={category ?? ''}
              pressed={view.category === category}
              onPress={() => change({ category })}
            >
              {category ? (categories.names[category] ?? category) : categories.all}
            </Chip>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

/** One choice of a filter, as a button that stays pressed; as part of a form it also works without JavaScript. */
function Chip(props: {
  name: string;
  value: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name={props.name}
      value={props.value}
      aria-pressed={props.pressed}
      onClick={(event) => {
        event.preventDefault();
        props.onPress();
      }}
      className="filter"
    >
      {props.children}
    </button>
  );
}

function SortField({ messages: { sort: messages }, first, shop: { sortSelect, change } }: Screen) {
  return (
    <label className="relative">
      <span className="absolute top-1 left-3 text-sm leading-tight text-muted">{messages.label}</span>
      <select
        ref={sortSelect}
        name="sort"
        defaultValue={first.view.sort ?? ''}
        onChange={(event) => change({ sort: sortNamed(event.currentTarget.value) })}
        autoComplete="off"
        className="h-full min-h-12 appearance-none rounded-patch border-2 border-edge bg-transparent pt-4 pr-9 pl-2.5 leading-tight"
      >
        <option value="">{messages.catalogue}</option>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {messages[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2 size-6" />
    </label>
  );
}

function NothingFound({ messages, shop }: Screen) {
  return (
    <form className="grid justify-items-start gap-4 py-8">
      <p className="text-lg">{nothingFoundText(messages, shop.view)}</p>
      <p>{messages.nothingFoundHint}</p>
      <Button
        type="submit"
        variant="quiet"
        onClick={(event) => {
          event.preventDefault();
          shop.change({ words: '', category: undefined });
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
  const known = categoryWithId(category);
  if (known === undefined) return words ? fillIn(nothingFound.forWords, { words }) : nothingFound.anywhere;
  const values = { words, category: categories.names[known] ?? known };
  return fillIn(words ? nothingFound.forWordsInCategory : nothingFound.inCategory, values);
}

// Where the list ends above the middle of the screen below the bar, what is read stands below it.
const READS_BELOW = 0.55;
// Longer than between two scroll events; within a scroll a place can't be kept.
const REST_MS = 150;

type ShowMoreProps = Screen &
  Pick<ReturnType<typeof useFocusOnMore>, 'link'> & { setLaidOut: (isLaidOut: boolean) => void };

/** Leads on to more products; it is a link, so that every product can be reached without JavaScript. */
function ShowMore({ messages, shop, link, setLaidOut }: ShowMoreProps) {
  const { view, loading, failed, whole, prefetch, tryAgain, showMore } = shop;
  const more = failed ? tryAgain : showMore;
  // More is shown without a press, once a visitor has scrolled to within a screen of the list's end. Once only: what stands
  // below the list must be reached, too.
  const automatic = view.shown === FIRST_SCREENS;
  const end = useRef<HTMLParagraphElement>(null);
  const lookedWhenReady = useRef<boolean>(undefined);

  useEffect(() => {
    if (!automatic) return undefined;
    let rest: ReturnType<typeof setTimeout>;
    const grow = () => {
      setLaidOut(true);
      more();
    };
    const look = () => {
      lookedWhenReady.current = whole;
      clearTimeout(rest);
      const { top } = end.current?.getBoundingClientRect() ?? { top: Infinity };
      if (scrollY === 0 || top > 2 * innerHeight) return;
      if (!whole) prefetch();
      // At once: in a later frame the end may be on the screen.
      else if (top > innerHeight) flushSync(more);
      else if (top < READS_BELOW * innerHeight) rest = setTimeout(growAbove, REST_MS, grow);
    };
    // A visitor may have scrolled before hydration, or while the products came.
    const frame = lookedWhenReady.current === whole ? 0 : requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [automatic, whole, prefetch, more, setLaidOut]);

  function press(event: MouseEvent): void {
    // A new tab or window opens the address.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (!loading) more();
  }

  return (
    <p ref={end} className="mt-10 text-center">
      <a
        href={shopQuery({ ...view, shown: view.shown + MORE })}
        onClick={press}
        {...link}
        aria-disabled={loading || undefined}
        className={buttonLook('quiet')}
      >
        {messages.showMore}
      </a>
    </p>
  );
}

// Whoever reads what stands below the list goes on reading: it keeps its place on the screen. Browsers do so by themselves only
// where nothing of the list is seen. All cards must be laid out, so that the list has its height at once.
function growAbove(grow: () => void): void {
  const { scrollHeight } = document.documentElement;
  const top = scrollY;
  flushSync(grow);
  scrollTo({ top: top + document.documentElement.scrollHeight - scrollHeight, behavior: 'instant' });
}

/**
 * Moves the focus from `Show more` to the first product that it brought: the link goes then, or comes after them. `list` is
 * for the list of products, `link` for the link.
 */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const isOnLink = useRef(false);
  const before = useRef(count);

  useEffect(() => {
    const added = list.current?.children[before.current];
    if (isOnLink.current && count > before.current) added?.querySelector('article')?.focus();
    before.current = count;
  }, [count]);

  return {
    list,
    link: {
      onFocus(): void {
        isOnLink.current = true;
      },
      onBlur({ relatedTarget }: FocusEvent): void {
        // Browsers differ in whether a link that is removed loses the focus with this event; nothing gets it then.
        if (relatedTarget) isOnLink.current = false;
      },
    },
  };
}
