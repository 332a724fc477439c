/** Every page of the site, by its address. */
export const routes = [
  '/',
  '/about',
  '/shop',
  '/hostel-enrollment',
  '/donate',
  '/gallery',
  '/cart',
  '/enrolled',
] as const;

/** An address that no page has. */
export const unknownRoute = '/no-such-page';
