/** The look of a picture's box until it is there: browsers fetch what is lazy three screens ahead, inside this only one and a half. */
export const LATE_BOX = 'block size-full [content-visibility:auto]';

/** The look of the box from then on: as large as before, so that nothing moves. */
export const PLAIN_BOX = 'block size-full';

/** Gives pictures that React does not look after their plain box as they come. */
export function unboxPictures(within: Element): void {
  for (const image of within.querySelectorAll('img')) {
    const unbox = () => {
      if (image.parentElement?.className === LATE_BOX) image.parentElement.className = PLAIN_BOX;
    };
    if (image.complete) unbox();
    else image.addEventListener('load', unbox, { once: true });
  }
}
