import type { ChosenColours } from '../../domain/look/palette.ts';
import type { PlacedPictures } from '../../domain/pictures/picture-places.ts';
import type { Retention } from '../../domain/privacy/retention.ts';
import type { Language, TranslatedLanguage } from '../../domain/values/languages.ts';
import type { DeskMessages } from './desk-messages.ts';
import type { Facts } from './facts.ts';
import type { GalleryItem } from './gallery.ts';
import type { Messages, OptionalFile } from './messages.ts';

/** Everything that pages are written from. */
export type Content = {
  /** What staff change of `site.json`; modules read the rest of it themselves. */
  site: {
    colours: ChosenColours;
    pictures: PlacedPictures;
    /** A logo in place of that of the files, as an address that holds a PNG. */
    logo?: string | undefined;
  };
  facts: Facts;
  /** How long each kind of personal data is kept. */
  retention: Retention;
  messages: Readonly<Record<Language, Messages>>;
  /** The files that each language lacks, whose messages are the English ones. */
  untranslated: Readonly<Record<Language, readonly OptionalFile[]>>;
  gallery: readonly GalleryItem[];
  /** The English text that each text of another language was translated from, by its id without language. */
  sources: Readonly<Record<TranslatedLanguage, Readonly<Record<string, unknown>>>>;
  /** The messages of the staff desk; the English ones in a language that the desk is not in. */
  desk: Readonly<Record<Language, DeskMessages>>;
};
