import type { Context, Handler } from 'hono';
import type { ComponentType } from 'react';
import type { FoundationDocument } from '../domain/documents/document.ts';
import type { GalleryPicture } from '../domain/gallery/gallery-picture.ts';
import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import type { ApplicationCredentials, OwnStep, OwnStepResult } from '../domain/hostel/own-application.ts';
import type { ChosenColours } from '../domain/look/palette.ts';
import type { PlacedPictures } from '../domain/pictures/picture-places.ts';
import type { Choice } from '../domain/shop/choice.ts';
import type { HomeProduct } from '../domain/shop/home-product.ts';
import type { Product, ProductStory } from '../domain/shop/product.ts';
import type { Language } from '../domain/values/languages.ts';
import type { PartInUse } from '../domain/values/parts.ts';
import type { FactsIn } from '../texts/facts-in.ts';
import type { PrivacyNotice } from '../texts/privacy-notice.ts';
import type { Content } from '../texts/schemas/content.ts';
import type { Messages } from '../texts/schemas/messages.ts';
import type { BackendCalls } from './calls/backend-calls.ts';

/** A family's calls on its own application; `waitSeconds` where an address or a family has tried too often. */
export type OwnApplicationCalls = {
  /** Gives whoever knows its reference and phone number a key for 15 minutes; undefined to whoever does not. */
  open: (
    credentials: ApplicationCredentials,
  ) => Promise<{ key: string } | { waitSeconds: number } | undefined>;
  /** Takes a step with the application that a key opens; undefined where the key is unknown or has ended. */
  take: (key: string, step: OwnStep) => Promise<OwnStepResult | { waitSeconds: number } | undefined>;
};

/** Everything that a page may need besides its request. */
export type PageContext = {
  language: Language;
  messages: Messages;
  /** Whether a part of the site is on, or keeps something of persons all the same. */
  inUse: PartInUse;
  /** The files of texts that each language lacks. */
  untranslated: Content['untranslated'];
  /** The colours that the foundation has chosen. */
  colours: ChosenColours;
  /** The facts as this language writes them. */
  facts: FactsIn;
  /** The pictures of the gallery that visitors may see today, in their order. */
  gallery: readonly GalleryPicture[];
  /** Which of them an owner has put at a place of a page; see placedPicture. */
  placedPictures: PlacedPictures;
  /** The canonical address of the site, without a slash at its end. */
  siteUrl: string;
  /** The origin that answers the backend's calls; '' where it is this one. */
  backendUrl: string;
  /** The address of a picture by its name; '' for an unknown name, which shows as a placeholder. An address stays as it is. */
  picture: (name: string) => string;
  /** The backend's calls, made for this visitor. */
  calls: BackendCalls;
  /** The family's calls on its own application, for this visitor; undefined where another backend keeps applications. */
  ownApplication: OwnApplicationCalls | undefined;
  /** Who may read the list of students. */
  enrolledAccess: EnrolledAccess;
  /** The privacy notice in this language. */
  privacyNotice: () => PrivacyNotice;
  /** The story of a product; undefined where there is none, or another backend keeps the products. */
  productStory: (id: string) => Promise<ProductStory | undefined>;
  /** The category of a product that was in the shop and is no longer; undefined for one that never was. */
  removedCategory: (id: string) => Promise<string | undefined>;
  /** The id of a product, or of a choice of it, in the feeds for other shops. */
  feedId: (product: Product, choice?: Choice) => string;
  /** Whether visitors see content or entries that the site came with: pages then say so. */
  hasSamples: boolean;
  /** Whether a call has given older data because the current ones can't be read: such a page is not cached. */
  hasStaleData: boolean;
  /** The documents of NGOproducts; rejects where they can't be read. */
  homeProducts: () => Promise<HomeProduct[]>;
  /** The documents about the foundation; none where they can't be read. */
  documents: () => Promise<readonly FoundationDocument[]>;
  /** The notice above a preview of unpublished changes; undefined on all pages of visitors. */
  notice?: {
    /** The language of its words, which may be another one than that of the page. */
    language: Language;
    text: string;
    link: string;
    to: string;
    languages: string;
    /** Each language with the address of this page in it; undefined for the one that is shown. */
    inLanguages: readonly { language: Language; to: string | undefined }[];
  };
  log: (problem: string, cause?: unknown) => void;
  /** The cart at hand on every page. */
  cartDrawer: ComponentType<{ context: PageContext }>;
  assets: Assets;
  /** The Content-Security-Policy of a document with those inline scripts and styles. */
  securityPolicy: (inline: { scripts: readonly string[]; styles: readonly string[] }) => string;
};

/** The output of the client build; see server/assets.ts. */
export type Assets = {
  /** The text of the early script. */
  earlyScript: string;
  /** The addresses of the scripts that all islands need, the one that hydrates them first. */
  hydrationScripts: readonly string[];
  /** The addresses of an island's own scripts. */
  scriptsOf: (island: string) => readonly string[];
  /** The address of the script that moves the home page. */
  homeScript: string;
  /** The logo for a bar, in pixels of a screen. */
  logo: { address: string; width: number; height: number };
  /** Module scripts of the development server; none in a build. */
  developmentScripts: readonly string[];
};

export type PageEnv = {
  Variables: { page: PageContext };
  /** Whether a form that is posted does not say that it comes from a page of this site. */
  Bindings: { isRefused?: boolean };
};

/** A Hono handler that finds the page's context in its variables. */
export type PageHandler = Handler<PageEnv>;

/** The Hono context of a request for a page. */
export type PageRequest = Context<PageEnv>;
