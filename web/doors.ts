import { createContext } from 'react-router';
import type { HomeProduct } from '../domain/home-product.ts';
import type { BackendCalls } from './calls/backend-calls.ts';

/** What pages must know of where they are served. */
export type SitePlace = {
  /** The canonical address of the site, without a slash at its end. */
  siteUrl: string;
  /** The origin that answers the backend's calls; '' where it is this one. */
  backendUrl: string;
  /** Where pictures may come from besides this site: origins, or `https:` for any. */
  pictureSources: readonly string[];
};

// Contexts compare by identity: this module is loaded once, inside the server's build.

/** The door to the backend: its calls, made in process or to another origin. */
export const callsDoor = createContext<BackendCalls>();

/** The door to the home products, the documents of NGOproducts; throws when they can't be had. */
export const homeProductsDoor = createContext<() => Promise<HomeProduct[]>>();

/** The door to the place where the site is served. */
export const placeDoor = createContext<SitePlace>();

/** The door to the server's log. */
export const logDoor = createContext<(problem: string, cause?: unknown) => void>();
