/** The words of the shop. */
export const shop = {
  title: 'Shop handmade things',
  description:
    'Bags, stoles, lamps, pickles and toys made by hand by the people we support. Every rupee of the price goes to the maker and the workshop.',
  heading: 'Made by hand, and each one pays its maker',
  lead: 'Everything here was cut, stitched, stirred or painted in our workshops by people who learned the craft with us. Choose what you like; you send the order on WhatsApp and we agree on payment and delivery there.',
  search: { label: 'Search products', button: 'Search' },
  categories: { label: 'Category', all: 'All' },
  found: (count: number, all: number) =>
    count === all ? `${all} ${all === 1 ? 'thing' : 'things'} in the shop` : `${count} of ${all} shown`,
  nothingFound: (words: string, category: string | undefined) =>
    `We found nothing${words ? ` for “${words}”` : ''}${category ? ` in ${category}` : ''}.`,
  nothingFoundHint: 'Try a shorter word, or look through everything.',
  clear: 'Clear search and filter',
  showMore: 'Show more',
  emptyShop: 'The shelves are empty just now. New things are on the workbench; please look in again soon.',
  loading: 'Loading the products…',
  failed: 'Failed to fetch products. Please try again later.',
  tryAgain: 'Try again',
  variant: 'Variant',
  colour: 'Colour',
  chosen: (words: string) => `Chosen: ${words}`,
  styles: 'Style',
  perUnit: (price: string, unit: string) => `${price} / ${unit}`,
  addToCart: 'Add to Cart',
  viewPicture: (name: string) => `See ${name} full size`,
  closePicture: 'Close',
  orderWithoutScript: 'Order on WhatsApp',
  placed: {
    heading: 'One step left: send us your order',
    text: 'Your order is kept here until you send it. We agree on payment and delivery on WhatsApp.',
    send: 'Send this order on WhatsApp',
    dismiss: 'Dismiss',
  },
  how: {
    heading: 'From the workbench to your door',
    steps: [
      {
        title: 'Fill your cart',
        text: 'Pick sizes and colours. Your cart stays on your own phone until you order.',
      },
      {
        title: 'Send it on WhatsApp',
        text: 'One press opens a chat with the whole order written out. You send it.',
      },
      {
        title: 'We pack and post',
        text: 'We answer with the delivery cost and how to pay. Most parcels leave within a week.',
      },
    ],
    cart: 'Go to your cart',
    donate: 'Or give without buying',
  },
} as const;
