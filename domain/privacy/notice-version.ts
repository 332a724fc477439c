import * as v from 'valibot';

/** How many hexadecimal digits of a SHA-256 make a version of the privacy notice. */
export const NOTICE_VERSION_DIGITS = 10;

/** A version of the privacy notice, such as '3f9a1c07d2'. */
export const noticeVersionSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[\\da-f]{${NOTICE_VERSION_DIGITS}}$`)),
);
