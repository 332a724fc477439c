/**
 * How wide `<img sizes>` calls a picture that goes across a phone: a little less than it is, so that most phones take
 * 640 pixels for it, which look like the 800 that its whole width would ask for.
 */
export const ACROSS_A_PHONE = '85vw';
