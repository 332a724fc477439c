// Servers and browsers have it; this folder is compiled without the types of either.
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array | ArrayBuffer): string };

const reader = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes in UTF-8; undefined for those of another encoding, of which letters would be lost for good. */
export function utf8Text(bytes: Uint8Array | ArrayBuffer): string | undefined {
  try {
    return reader.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Whether the letters that a form has percent-encoded are in UTF-8.
 * @example isPercentEncodedUtf8('name=Ren%C3%A9') // true
 * @example isPercentEncodedUtf8('name=Ren%E9') // false
 */
export function isPercentEncodedUtf8(body: string): boolean {
  try {
    // In a form a single % stands for itself.
    decodeURIComponent(body.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}
