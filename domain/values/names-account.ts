import { isRowOfNumbers, withoutLawfulNumbers, withoutRegistrations } from './lawful-numbers.ts';
import {
  ACCOUNT,
  GIVING,
  HELP,
  ORDERING,
  PAYING,
  PAYPAL,
  RUPEES,
  SENDING,
  SUM_GIVEN,
  UPI,
} from './money-words.ts';
import { textAsSeen } from './text-as-seen.ts';

const IFSC = /(?<![\p{L}\p{N}])[a-z]{4}0[a-z\d]{6}(?![\p{L}\p{N}])/giu;
const IFSC_IN_GROUPS =
  /(?<![\p{L}\p{N}])(?:[a-z][\s\p{Pd}./_]{0,3}){4}0(?:[\s\p{Pd}./_]{0,3}\d){6}(?![\p{L}\p{N}])/giu;

// The ends of UPI IDs that are no other word.
const ONLY_UPI = [
  '(?:ok|wa)(?:axis|sbi|icici|hdfcbank)|pt(?:axis|yes|sbi|hdfc)|(?:navi|jupiter|slice)axis|(?:tap|niyo|zo)icici',
  '(?:fi|jupiter)federal|kphdfc|yes(?:cred|fam|pop|pay|g)|superyes|axisb|goaxb|ikwik|bpunity|timecosmos|fam|slc',
  'ybl|ibl|axl|[yr]apl',
].join('|');
// What UPI IDs end in most often; another word after a free-standing @ may be a place, a time or a name.
const OFTEN_UPI = [
  ONLY_UPI,
  'apl|paytm|upi|sbi|icici|hdfcbank|axisbank|kotak|pnb|cnrb|barodampay|freecharge|airtel|jio|postbank|yesbank',
  'idfcbank|rbl|uboi|mahb|payzapp',
].join('|');
const ONLY_UPI_HANDLE = new RegExp(`^(?:${ONLY_UPI})(?![a-z0-9])`, 'i');
const UPI_HANDLE = new RegExp(`^(?:${OFTEN_UPI})$`, 'i');

const AT = String.raw`(?:at(?:[\s-]{1,3}the[\s-]{1,3}rate(?:[\s-]{1,3}of)?)?|एट|ऐट|ॲट|अॅट)`;
// In brackets; as a word, or between strokes or braces, before what is the end of a UPI ID.
const AT_IN_BRACKETS = new RegExp(
  String.raw`\s{0,3}[[(<]\s{0,3}(?:${AT}|@|a(?=[\s\])>]{1,6}(?:${OFTEN_UPI})(?![\p{L}\p{N}])))\s{0,3}[\])>]\s{0,3}|@{2,5}`,
  'giu',
);
const DOT_IN_BRACKETS = /\s{0,3}[[(<]\s{0,3}(?:dot|डॉट|\.)\s{0,3}[\])>]\s{0,3}/giu;
const atBefore = (handles: string) =>
  new RegExp(
    String.raw`(?:\s{1,3}${AT}\s{1,3}|\s{0,3}[\p{Pd}_.*~|{]${AT}[\p{Pd}_.*~|}]\s{0,3})(?=(?:${handles})(?![\p{L}\p{N}]))`,
    'giu',
  );
const AT_BEFORE_ONLY_UPI = atBefore(ONLY_UPI);
const AT_BEFORE_OFTEN_UPI = atBefore(OFTEN_UPI);

// What stands before a UPI ID, and not before the name of a bank at which people meet.
const UPI_ID = new RegExp(String.raw`${UPI.source}\s?(?:id|आईडी|आय ?डी|[:=\p{Pd}])`, 'iu');

// As people say a UPI ID. After these words a bank or an app is a place, and not the end of one.
const BEFORE_A_PLACE =
  'or|and|is|are|was|upi|gpay|phonepe|paytm|account|accounts|branch|bank|us|them|friends?|people|team|staff|works?|worked|meet|open|here|counter|pay|paid|payments?|money|cash';
const SPOKEN_UPI_ID = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?!(?:${BEFORE_A_PLACE})\s)[\p{L}\p{M}\p{N}._-]{2,64}\s{1,3}${AT}\s{1,3}(?:${OFTEN_UPI})(?![\p{L}\p{N}])`,
  'giu',
);

const HANDLE = /([\p{L}\p{M}\p{N}._-]{1,64})@(\p{L}[\p{L}\p{M}\p{N}.-]+)/gu;
const HANDLE_WITH_BLANKS = /([\p{L}\p{M}\p{N}._-]{1,64})\s{0,3}@\s{0,3}(\p{L}[\p{L}\p{M}\p{N}.-]+)/gu;
const NO_BANK = /^(?:home|work|school|play)$/i;

// Beside words about money an address ends in one of these; any other word in small letters or in capitals may be an ending too.
const ENDINGS =
  'com|org|net|in|info|me|link|app|io|co|page|site|online|shop|store|xyz|ly|gl|be|ee|ngo|foundation|edu|gov|nic|bank|uk|us|eu|de|example';
// Those that India's scripts have; elsewhere a word of another script than the site's is an ending.
const DEVANAGARI_ENDINGS = 'भारतम्?|भारोत|कॉम|नेट|संगठन';
const OTHER_ENDING = String.raw`(?=[\p{L}\p{M}]*[^\p{Script=Latin}\p{Script=Devanagari}\P{L}])[\p{L}\p{M}]{2,24}`;
// As a sentence does not begin, where the blank after a full stop is missing.
const SURE_CAPITAL_ENDINGS = 'Com|Org|Io|Xyz|Ly|Ngo|Edu|Gov|Nic|Uk|Eu|IN|ME|CO|LY';
const CAPITAL_ENDINGS = `${SURE_CAPITAL_ENDINGS}|Net|Info`;
const MAIL_ENDING = new RegExp(String.raw`\.(?:${ENDINGS}|${DEVANAGARI_ENDINGS})$`, 'iu');
// As no sentence begins.
const DOT_WITH_BLANKS =
  /(?<=[\p{L}\p{M}\p{N}])(?:\s{1,2}\.\s{0,2}|\.\s{1,2})(?=(?:com|org|net|info|कॉम|संगठन)(?![\p{L}\p{M}]))/gu;
const NO_HOST =
  '(?:[Nn]os?|[Rr]s|[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Ss]mt|[Ss]hri|[Tt]el|[Pp]h|[Mm]ob|[Vv]s|[Aa]pprox)';
const FILE = '(?:pdf|json|csv|docx?|xlsx?|jpe?g|png)';
const HOST = [
  String.raw`(?:[\p{L}\p{M}\p{N}-]+\.)+(?:${ENDINGS}|${CAPITAL_ENDINGS}|${DEVANAGARI_ENDINGS}|${OTHER_ENDING})`,
  String.raw`(?!${NO_HOST}\.)(?=[\p{N}-]*\p{L})(?:[\p{L}\p{M}\p{N}-]{2,}\.)+(?!${FILE}(?!\p{L}))(?:[a-z]{2,24}|[A-Z]{3,24}|[A-Za-z]{2,24}(?=\/\S))`,
  String.raw`\d{1,3}(?:\.\d{1,3}){3}|\[[\da-fA-F]*:[\da-fA-F:.]*\]`,
].join('|');
const WEB_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@.-])(?:[a-zA-Z][a-zA-Z+.-]{0,30}:\/\/\S+|(?:${HOST})(?![\p{L}\p{M}\p{N}]|[\p{L}\p{N}._+-]{0,64}@)(?:\/\S*)?)`,
  'gu',
);

// Without a word about money: no ending that a sentence may begin with, where the blank after a full stop is missing, unless
// more of an address follows.
const HOST_OF_ENTRY = [
  String.raw`(?:[\p{L}\p{M}\p{N}-]+\.)+(?:${ENDINGS}|${SURE_CAPITAL_ENDINGS}|COM|ORG|SHOP|STORE|SITE|ONLINE|कॉम|${OTHER_ENDING})`,
  String.raw`(?!${NO_HOST}\.)(?:[\p{L}\p{M}\p{N}-]{2,}\.)+(?:[A-Za-z]{2,24}|${DEVANAGARI_ENDINGS})(?=\/\S)`,
].join('|');
// A size such as 12x8.in, a degree such as B.Com, a weight such as approx.net 5 g.
const NO_HOST_OF_ENTRY = String.raw`(?:${NO_HOST}|[BM]|\p{N}[\p{N}x.-]*)\.(?:in|net|[Cc]om)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`;
const ADDRESS_OF_ENTRY = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}@.-])(?:(?:[a-zA-Z][a-zA-Z+.-]{0,30}:\/\/|[Ww]{3}\.)\S+|(?!${NO_HOST_OF_ENTRY})(?:${HOST_OF_ENTRY})(?![\p{L}\p{M}\p{N}]|[\p{L}\p{N}._+-]{0,64}@)(?:\/\S*)?)`,
  'gu',
);
// Nobody but the government has them.
const OF_GOVERNMENT = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+(?:gov|nic)\.in(?:\/|[.,;:!?)\]]*$)/i;

// Links that begin a payment, or a message to a number, whatever stands beside them.
const PAYMENT_HOSTS = [
  'wa.me|api.whatsapp.com|rzp.io|razorpay.com|razorpay.me|paypal.com|paypal.me|paytm.com|paytm.me|paytm.in|phon.pe',
  'phonepe.com|gpay.app|pay.google.com|imjo.in|instamojo.com|cashfree.com|payu.in|payumoney.com|ccavenue.com',
  'easebuzz.in|billdesk.com|stripe.com|wise.com|revolut.me|cash.app|venmo.com|milaap.org|ketto.org|impactguru.com',
  'giveindia.org|give.do|donatekart.com|danamojo.org|letzchange.org|crowdera.com|fueladream.com|wishberry.in',
  'gofundme.com|gofund.me|globalgiving.org|justgiving.com|donorbox.org|indiegogo.com|kickstarter.com|ko-fi.com',
  'patreon.com|buymeacoffee.com|opencollective.com|liberapay.com',
].join('|');
const PAYMENT_LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:upi:\/\/|(?:${PAYMENT_HOSTS.replaceAll('.', String.raw`\.`)})\/)\S+`,
  'giu',
);
// Of Bitcoin and Ethereum.
const WALLET =
  /(?<![\p{L}\p{N}])(?:bc1[a-z\d]{25,60}|0x[\da-fA-F]{40}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![\p{L}\p{N}])/gu;
const MAIL = /[\p{L}\p{M}\p{N}._+-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,64}/gu;

// P a y t m
const SPACED_WORD = /(?<![\p{L}\p{M}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{M}\p{N}])){2,}/gu;

// Blanks, or a stroke with or without them, or other signs that touch both digits. No sign of money or of a measure.
const BETWEEN_DIGITS = String.raw`(?:\s{1,2}(?:[\p{Pd}\u2212/|•·]\s{0,2})?|[\p{Pd}\u2212/|•·]\s{1,2}|[^\p{L}\p{M}\p{N}\p{Sc}\s×%°+"'′″()&=@]{1,3})?`;
const NUMBER = numberWith(BETWEEN_DIGITS);
// Beside words about money: any signs, but those of money or of a measure.
const SPREAD_NUMBER = numberWith(String.raw`[^\p{L}\p{M}\p{N}\p{Sc}×%°]{0,12}`);
// Signs that part the halves of a phone number, and no sum or size.
const BETWEEN_HALVES = /(?<=\d{5})[\p{Sc}×%°](?=\d{5})/gu;
// Letters that look like digits, in one word with a digit.
const WITH_LIKE_DIGITS = /(?<![\p{L}\p{N}])(?=[OoIl]{0,9}\d)[\dOoIl]+(?![\p{L}\p{N}])/gu;
const BETWEEN_LETTER_AND_DIGIT = /(?<=[\p{L}\p{M}])(?=\d)|(?<=\d)(?=\p{L})/gu;
const LONGEST_ACCOUNT = 18;

/** What is known of a text besides its words. */
export type Place = {
  /** It names a thing, which may have the number of a catalogue: digits count only beside a word about money. */
  isName?: boolean | undefined;
  /** Visitors read it where they give or order: a phone number or web address in it is one to pay to, whatever its words. */
  isAboutMoney?: boolean | undefined;
  /** It describes a product, its maker or a picture: nobody needs a phone number or a web address there but who orders or pays. */
  isOfEntry?: boolean | undefined;
  mayName?: MayName | undefined;
};

/**
 * The words of a text that look as if they led money somewhere: a UPI ID, an IFSC, a link to pay by, 9 to 18 digits that are no
 * phone number and none that the law or the trade requires; and, beside a word about money or orders, a phone number, which is an
 * address for money in India, or a web address. Of an entry any phone number is one of them, and any web address but those of the
 * government. The text is read as people see it. What visitors read must have none of these, so that nobody on staff, or with a
 * stolen session, leads gifts elsewhere.
 * @example accountsIn('Pay to evil@okaxis') // ['evil@okaxis']
 * @example accountsIn('GPay: 98123 45678') // ['GPay … 98123 45678']
 * @example accountsIn('Write to asha@example.org or call 098765 43210') // []
 */
export function accountsIn(
  text: string,
  { isName = false, isAboutMoney = false, isOfEntry = false, mayName = nothing }: Place = {},
): string[] {
  const seen = textAsSeen(text).replaceAll(DOT_IN_BRACKETS, '.');
  const plain = seen.replaceAll(DOT_WITH_BLANKS, '.');
  const money = moneyIn(plain);
  // Where people give or order, no word is needed.
  const led = money ?? wordIn(plain, ORDERING) ?? (isAboutMoney ? '' : undefined);
  const besides = (found: Iterable<readonly string[]>) =>
    Array.from(found, ([each = '']) => beside(led, each));
  const found = [
    ...ifscsIn(plain, money),
    ...upiIdsIn(plain, money),
    ...besides(plain.matchAll(led === undefined ? PAYMENT_LINK : WEB_ADDRESS)),
    ...(led === undefined && isOfEntry ? addressesOfEntry(seen) : []),
    ...Array.from(plain.matchAll(WALLET), ([wallet]) => wallet),
    ...(PAYPAL.test(plain) ? besides(plain.matchAll(MAIL)) : []),
    ...numbersIn(plain, { money, led: led ?? (isOfEntry ? '' : undefined), isAboutMoney, isName }),
  ];
  return [...new Set(found)].filter((each) => !mayName(each));
}

function addressesOfEntry(text: string): string[] {
  return Array.from(text.matchAll(ADDRESS_OF_ENTRY), ([address]) => address).filter(
    (address) => !OF_GOVERNMENT.test(address),
  );
}

function beside(word: string | undefined, found: string): string {
  return word ? `${word} … ${found}` : found;
}

/**
 * The words that look as if they led money elsewhere only where texts are read one after the other, such as a name and what
 * describes it; `index` is the text in which the number or the address begins. As in a name, digits count only beside a word
 * about money.
 * @example accountsTogether(['Gift by GPay', '98123 45678']) // [{ index: 1, words: 'GPay … 98123 45678' }]
 */
export function accountsTogether(
  texts: readonly string[],
  mayName: MayName = nothing,
): { index: number; words: string }[] {
  const alone = new Set(texts.flatMap((text) => accountsIn(text).map(targetOf)));
  return accountsIn(texts.join('\n'), { isName: true, mayName })
    .filter((words) => !alone.has(targetOf(words)))
    .map((words) => {
      const [line = ''] = targetOf(words).split('\n');
      return {
        index: Math.max(
          0,
          texts.findIndex((text) => textAsSeen(text).includes(line)),
        ),
        words,
      };
    });
}

/**
 * The words that look as if they led money elsewhere only because one text ends and the next one begins with a part of them.
 * @example accountsAcross(['GPay 98123', '45678']) // ['GPay … 98123\n45678']
 */
export function accountsAcross(texts: readonly string[], place: Place = {}): string[] {
  const alone = new Set(texts.flatMap((text) => accountsIn(text, { isAboutMoney: true }).map(targetOf)));
  return accountsIn(texts.join('\n'), place).filter((words) => !alone.has(targetOf(words)));
}

// Without the word about money that stands before it.
function targetOf(words: string): string {
  return words.replace(/^.* … /s, '');
}

/** Whether words that look as if they led money elsewhere may be published all the same. */
export type MayName = (words: string) => boolean;

function nothing(): boolean {
  return false;
}

function wordIn(text: string, words: RegExp): string | undefined {
  return words.exec(text)?.[0];
}

function moneyIn(text: string): string | undefined {
  const joined = text.replaceAll(SPACED_WORD, (word) => word.replaceAll(' ', ''));
  const sent = wordIn(joined, SENDING) && (wordIn(joined, RUPEES) ?? wordIn(joined, HELP));
  return wordIn(joined, PAYING) ?? wordIn(joined, GIVING) ?? sent ?? wordIn(joined, SUM_GIVEN);
}

function ifscsIn(text: string, money: string | undefined): string[] {
  const inGroups = money === undefined ? [] : text.matchAll(IFSC_IN_GROUPS);
  return [...new Set([...text.matchAll(IFSC), ...inGroups].map(([ifsc]) => ifsc))];
}

function upiIdsIn(text: string, money: string | undefined): string[] {
  const before = UPI_ID.test(text) ? AT_BEFORE_OFTEN_UPI : AT_BEFORE_ONLY_UPI;
  const isAboutPaying = wordIn(text.replaceAll(SPOKEN_UPI_ID, ' '), PAYING) !== undefined;
  const written = isAboutPaying
    ? text.replaceAll(SPOKEN_UPI_ID, (spoken) => spoken.replaceAll(AT_BEFORE_OFTEN_UPI, '@'))
    : text;
  const plain = written.replaceAll(AT_IN_BRACKETS, '@').replaceAll(before, '@');
  const mayHaveBlanks = wordIn(plain, PAYING) !== undefined;
  const tight = Array.from(plain.matchAll(HANDLE)).filter(([, , handle = '']) => isHandle(handle, money));
  const loose = Array.from(plain.matchAll(HANDLE_WITH_BLANKS)).filter(
    ([, , handle = '']) => isHandle(handle, money) && (mayHaveBlanks || UPI_HANDLE.test(bankOf(handle))),
  );
  return [...new Set([...tight, ...loose].map(([, name = '', handle = '']) => `${name}@${handle}`))];
}

// An email address has a dot in what follows the @; but there a sentence may begin without a blank too.
function isHandle(handle: string, money: string | undefined): boolean {
  const end = handle.replace(/[.-]+$/, '');
  const bank = bankOf(handle);
  if (ONLY_UPI_HANDLE.test(bank)) return true;
  if (bank === end) return !NO_BANK.test(end);
  const mayBeAnyMail = money === undefined && !UPI_HANDLE.test(bank);
  return !MAIL_ENDING.test(end) && !(mayBeAnyMail && /\.(?:\p{Ll}{2,}|\p{Lu}{2,})$/u.test(end));
}

function bankOf(handle: string): string {
  return handle.replace(/\..*$/s, '').replace(/-+$/, '');
}

function numbersIn(
  text: string,
  {
    money,
    led,
    isAboutMoney,
    isName,
  }: { money: string | undefined; led: string | undefined; isAboutMoney: boolean; isName: boolean },
): string[] {
  const account = wordIn(text, ACCOUNT);
  const weak = money ?? wordIn(text, SENDING);
  // Beside an account's name no number has another meaning.
  const others = account === undefined ? withoutLawfulNumbers(text) : text;
  const plain = weak === undefined ? withoutRegistrations(others) : others;
  const parted = led === undefined ? plain : withDigitsParted(plain);
  const numbers = Array.from(parted.matchAll(account === undefined ? NUMBER : SPREAD_NUMBER), readNumber);
  const spread =
    led === undefined
      ? []
      : Array.from(parted.matchAll(SPREAD_NUMBER), readNumber).filter(({ areAllPhones }) => areAllPhones);
  const found = [...numbers, ...spread].flatMap(({ written, row, plus, groups, areAllPhones }) => {
    if (
      account === undefined &&
      plus === '' &&
      isRowOfNumbers(row, { mayGrow: !isAboutMoney && mayBeSizes(row, weak ?? led) })
    )
      return [];
    if (groups.some(({ length }) => length > LONGEST_ACCOUNT)) return [];
    if (areAllPhones) return led === undefined ? [] : [beside(led, written)];
    return isName && weak === undefined ? [] : [beside(weak, written)];
  });
  return found;
}

// Beside a word about money or orders a number in groups that grow leads somewhere; an owner can publish such a row of sizes.
function mayBeSizes(row: string, word: string | undefined): boolean {
  if (word) return false;
  const groups = row.split(/\D+/);
  if (word === undefined || !/^(?:0|(?:00)?91)?[6-9]\d{9}$/.test(groups.join(''))) return true;
  // Of one step, like 6, 8, 10, 12, 14, 16.
  const steps = groups.slice(1).map((each, at) => Number(each) - Number(groups[at]));
  return groups.length > 3 && new Set(steps).size === 1;
}

function withDigitsParted(text: string): string {
  return text
    .replaceAll(WITH_LIKE_DIGITS, (word) => word.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'))
    .replaceAll(BETWEEN_HALVES, ' ')
    .replaceAll(BETWEEN_LETTER_AND_DIGIT, ' ');
}

function readNumber([, plus = '', row = '']: readonly string[]) {
  const groups = row.split(/\D+/);
  return { written: `${plus}${row}`, row, plus, groups, areAllPhones: arePhones(plus, groups) };
}

// One phone number or several, one after the other; nobody writes more than a few.
function arePhones(plus: string, groups: readonly string[]): boolean {
  if (groups.length > 30) return false;
  return groups.some((_, at) => {
    const phone = groups.slice(0, at + 1);
    const rest = groups.slice(at + 1);
    return isPhone(plus, phone) && (rest.length === 0 || areOfSameTown(phone, rest) || arePhones('', rest));
  });
}

// 020-24456789 / 24456790
function areOfSameTown([code = '', first, ...more]: readonly string[], others: readonly string[]): boolean {
  if (!code.startsWith('0') || first === undefined || more.length > 0) return false;
  return others.every(({ length }) => length === first.length);
}

// Ten digits of a mobile phone or a landline; eleven with a zero before them, or of a free number; twelve with India's code;
// after a plus those of any country.
function isPhone(plus: string, groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (plus !== '') return /^\d{8,15}$/.test(digits);
  return (
    /^(\d{10}|0\d{10}|1800\d{6,7}|91[6-9]\d{9})$/.test(digits) ||
    (groups[0] === '91' && /^91[1-9]\d{9}$/.test(digits))
  );
}

function numberWith(between: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(\+?)(\d(?:${between}\d){8,})(?![\p{L}\p{N}])`, 'gu');
}
