import { createContext } from 'react';

/**
 * The origins besides our own that pictures may come from, as `https://host` or, for any of them, `https:`: none, unless the site is set to read
 * its products from another backend. The policy that browsers enforce has to name the same ones.
 */
export const ForeignPictures = createContext<readonly string[]>([]);
