/** The pages that are the same for everyone, and the parameters of the address that each one knows. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/about': [],
  '/shop': ['category', 'q', 'shown'],
  '/gallery': ['open', 'type'],
  '/donate': ['amount', 'method'],
  '/hostel-enrollment': [],
  '/cart': [],
};
