/** The paths of the lists of products that other shops fetch: for WhatsApp and Meta, and for Google Merchant Center. */
export const feedAddresses = { meta: '/feeds/products.csv', google: '/feeds/products.xml' } as const;
