/** The languages that the messages are written in; each is a folder of `content/`. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];
