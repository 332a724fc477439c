import type { DeskMessages } from './desk-messages.ts';
import type { Facts } from './facts.ts';
import type { GalleryItem } from './gallery.ts';
import type { Messages } from './messages.ts';

/** Everything that pages are written from, in one language. */
export type Content = {
  facts: Facts;
  messages: Messages;
  gallery: readonly GalleryItem[];
  /** The messages of the staff desk. */
  desk: DeskMessages;
};
