/** The pages that are measured, by their addresses. */
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
