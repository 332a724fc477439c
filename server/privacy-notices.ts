import { createHash } from 'node:crypto';
import { noticeAsShown, type NoticeSettings } from '../content/notice-as-shown.ts';
import type { Messages } from '../content/schemas/messages.ts';
import type { PrivacyNotice } from '../web/page-context.ts';

const DIGITS = 10;

/**
 * Gives the privacy notice of a site with those settings, from its texts in one language. Its version is the first digits of
 * the SHA-256 of what is shown, such as '3f9a1c07d2': whoever changes a word, in a file or in the desk, or a setting that the
 * notice tells of, makes a new version.
 */
export function privacyNotices(settings: NoticeSettings): (written: Messages['privacy']) => PrivacyNotice {
  const known = new WeakMap<Messages['privacy'], PrivacyNotice>();
  return (written) => {
    const before = known.get(written);
    if (before) return before;
    const texts = noticeAsShown(written, settings);
    const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, DIGITS);
    const notice = { texts, version };
    known.set(written, notice);
    return notice;
  };
}
