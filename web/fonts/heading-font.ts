import url from './baloo-2-latin.woff2?url';

/** The address of the headings' font, for the document to load ahead of its use. */
export const headingFontUrl: string = url;
