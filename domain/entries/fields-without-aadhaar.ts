import { phoneWithoutAadhaar, withoutAadhaar } from '../values/masked-aadhaar.ts';

// Those of a guardian, too: `guardianPhone`, `emergency_phone`.
const phoneFields = /(^p|P|_p)hone(Number|_number)?$/;
// Ids, times, hashes and the names of files are not what people write; a digit less makes another one of them.
const codeFields =
  /^(_?id|\w+(Id|_id|At|_at)|reference|fingerprint|identity|noticeVersion|image|imageURL|image_url|madeAt|version|action)$/;

/**
 * A value, as JSON has it, in which each Aadhaar number is hidden but for its last four digits. What a text is, is known by
 * the name of its field; `field` is the one of the value itself.
 */
export function fieldsWithoutAadhaar(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return textWithoutAadhaar(value, field);
  if (typeof value === 'number') {
    const masked = textWithoutAadhaar(String(value), field);
    return masked === String(value) ? value : masked;
  }
  if (Array.isArray(value)) return value.map((item) => fieldsWithoutAadhaar(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fieldsWithoutAadhaar(inner, name)]),
  );
}

/** Whether a value, as JSON has it, has an Aadhaar number in one of its texts. */
export function holdsAadhaar(value: unknown, field = ''): boolean {
  return JSON.stringify(value) !== JSON.stringify(fieldsWithoutAadhaar(value, field));
}

function textWithoutAadhaar(text: string, field: string): string {
  const name = /[^.#]*$/.exec(field)?.[0] ?? '';
  if (codeFields.test(name)) return text;
  return phoneFields.test(name) ? phoneWithoutAadhaar(text) : withoutAadhaar(text);
}
