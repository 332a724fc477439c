// Stands for a number that may be written, so that what is left on its two sides is not read as one number.
const MASK = '¤';

// Words that stand between the name of a register and its number: “FSSAI Lic. No. …”, “FCRA पंजीकरण क्रमांक …”.
const BETWEEN = String.raw`(?:[\s:.#()/=\p{Pd}।]|13\b|lic(?:en[cs]e)?|reg(?:istration|istered|n|d)?|no|num(?:ber)?|code|id|is|नंबर|नं|नम्बर|क्रमांक|क्र|संख्या|लाइसेंस|लायसन्स|परवाना|पंजीकरण|रजिस्ट्रेशन|नोंदणी|है|आहे){0,20}`;

// By the name of their register, with as many digits as its numbers have.
const NAMED: readonly (readonly [name: string, isOne: (digits: string) => boolean])[] = [
  // A licence begins with 1, a registration with 2.
  [
    String.raw`fssai|एफ ?एस ?एस ?ए ?आई|एफ ?एस ?एस ?ए ?आय|lic|licen[cs]e|लाइसेंस|लायसन्स|परवाना`,
    (digits) => /^[12]\d{13}$/.test(digits),
  ],
  [String.raw`bar ?code|ean|gtin|upc|बार ?कोड`, (digits) => /^\d{12,14}$/.test(digits)],
  [String.raw`isbn|आई ?एस ?बी ?एन|आय ?एस ?बी ?एन`, (digits) => /^(97[89]\d{10}|\d{9}[\dx])$/i.test(digits)],
  [String.raw`hsn|sac|एच ?एस ?एन`, (digits) => /^\d{4,8}$/.test(digits)],
  [String.raw`fcra|एफ ?सी ?आर ?ए`, (digits) => /^\d{9}$/.test(digits)],
  // The day on which it was made, and which one of that day.
  [
    String.raw`batch|lot|बैच|बॅच`,
    (digits) => /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{0,4}$/.test(digits),
  ],
];

const named = NAMED.map(
  ([name, isOne]) =>
    [
      new RegExp(
        String.raw`(?<![\p{L}\p{M}])(?:${name})(?![\p{L}\p{M}])${BETWEEN}(\d(?:[ \p{Pd}]?\d){2,16}(?:[ \p{Pd}]?x)?)(?![\p{L}\p{N}])`,
        'giu',
      ),
      isOne,
    ] as const,
);

// By their form alone: Udyam, Darpan (MH/2019/0234567), and a trust or society with its year (E-12345/2008).
const FORMED =
  /(?<![\p{L}\p{N}])(?:udyam-[a-z]{2}-\d{2}-\d{7}|[a-z]{2}\/20\d{2}\/\d{7}|[a-z]{1,3}[ -]\d{1,6}\/(?:19|20)\d{2})(?![\p{L}\p{N}])/giu;

const YEAR = String.raw`(?:19|20)\d{2}`;
// A day, a time or a year that stands for itself, not in the middle of a number in groups.
const DAYS = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[^\p{L}\p{N}\s])(?:${YEAR}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]${YEAR}|${YEAR} ?[\p{Pd}/] ?(?:${YEAR}|\d{2})|(?:[01]?\d|2[0-3])[.:][0-5]\d ?\p{Pd} ?(?:[01]?\d|2[0-3])[.:][0-5]\d)(?![\p{L}\p{N}]|[^\p{L}\p{N}\s]\d)`,
  'gu',
);

// “10 am”, “5 बजे”, as they stand after a phone number.
const HOURS = /(?<=\s)(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)?(?= ?(?:[ap]\.?m(?![\p{L}\p{M}])|बजे|वाज))/giu;

// 12,34,56,789 and 1,234,567,890, also with paise.
const AMOUNTS =
  /(?<![\p{L}\p{N}]|\d[^\p{L}\p{N}\s])\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?(?![\p{L}\p{N}]|[^\p{L}\p{N}\s]\d)/gu;

// Nobody asks for hundreds of crores.
const MOBILE = /^(?:91)?[6-9]\d{9}$/;

/**
 * A text without the long numbers that the law or the trade requires, and without days, times and amounts of money. What is
 * looked through has the digits 0 to 9.
 * @example withoutLawfulNumbers('FSSAI Lic. No. 11520999000123') // '¤'
 */
export function withoutLawfulNumbers(text: string): string {
  let left = text
    .replaceAll(FORMED, MASK)
    .replaceAll(DAYS, MASK)
    .replaceAll(AMOUNTS, (amount) => (MOBILE.test(amount.replaceAll(',', '')) ? amount : MASK))
    .replaceAll(HOURS, MASK);
  for (const [pattern, isOne] of named)
    left = left.replaceAll(pattern, (whole, number: string) =>
      isOne(number.replaceAll(/[ \p{Pd}]/gu, '')) ? MASK : whole,
    );
  return left;
}

const REGISTRATION =
  /(?<![\p{L}\p{M}])(?:reg(?:istration|istered|n|d)?|पंजीकरण|रजिस्ट्रेशन|नोंदणी)\.? (?:no|num(?:ber)?|नंबर|नं|क्रमांक|क्र|संख्या)[\s.:]{0,3}\d{1,16}(?![\p{L}\p{N}])/giu;

/**
 * A text without the numbers under which a trust or a society is registered, whatever their form is: only where nothing is said
 * of money or of sending.
 * @example withoutRegistrations('Trust registration number 1234567890123') // 'Trust ¤'
 */
export function withoutRegistrations(text: string): string {
  return text.replaceAll(REGISTRATION, MASK);
}

const HELPLINES = new Set(
  '100 101 102 104 108 112 139 181 1033 1070 1077 1090 1091 1095 1097 1098 1930 14416 14447 14461 14567 15100'.split(
    ' ',
  ),
);

/**
 * Whether numbers in a row are years, helplines, PINs of one town, or, where they may, sizes, prices or ages, which grow.
 * @example isRowOfNumbers('30/32/34/36/38', { mayGrow: true }) // true
 */
export function isRowOfNumbers(row: string, { mayGrow }: { mayGrow: boolean }): boolean {
  const numbers = row.split(/[^\d.]+/u);
  if (numbers.length < 2) return false;
  if (numbers.every((each) => /^[1-8]\d{5}$/.test(each) && each.slice(0, 3) === row.slice(0, 3))) return true;
  if (numbers.length < 3) return false;
  if (numbers.every((each) => HELPLINES.has(each))) return true;
  if (numbers.every((each) => new RegExp(`^${YEAR}$`).test(each))) return true;
  if (!mayGrow) return false;
  // In fours an account is written.
  const areShort = numbers.every((each) => /^(0|[1-9]\d{0,3})(\.\d{1,2})?$/.test(each));
  const grow = numbers.every((each, at) => at === 0 || Number(each) > Number(numbers[at - 1]));
  return areShort && grow && Number(numbers[0]) < 1000;
}
