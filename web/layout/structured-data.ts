/** A thing of schema.org, as JSON-LD. */
export type StructuredData = { '@type': string; [property: string]: unknown };
