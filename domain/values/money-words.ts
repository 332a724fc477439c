// Words about money in all languages of the site; those of Hindi and Marathi are without nuktas. \p{M} are the vowel signs.

// Between the parts of a name: `Phone Pe`, `फोन-पे`, `U.P.I.`
const GAP = String.raw`[\s.\p{Pd}_]{0,2}`;

// The means of paying from phone to phone.
const UPI_NAMES = [gapped('u p i'), gapped('यू पी आ[ईय]'), gapped('यु पी आ[ईय]')];

/** A way to pay that takes an email address for an account. */
export const PAYPAL = words(gapped('pay pal'));

/** The word UPI. */
export const UPI = words(...UPI_NAMES);

/** Ways to pay: the apps, and the words for it. */
export const PAYING = words(
  ...UPI_NAMES,
  gapped(
    'g pay|google pay|google pe|phone pe|phone pay|pay tm|b h i m|amazon pay|pay pal|razor pay|mobi kwik',
  ),
  String.raw`pay|pays|paying|payments?|payable|paid|transfer\p{L}*|neft|rtgs|imps|remit\p{L}*|(?:e-?|mobile |digital )wallets?`,
  gapped('गूगल पे|गुगल पे|जी पे|फोन पे|पे टी एम'),
  String.raw`पेटिएम|भीम|भुगतान|पेमें?ट|पेमेन्ट|ट्रांसफर|ट्रान्सफर|एनईएफटी|आरटीजीएस|आईएमपीएस|आयएमपीएस`,
);

// Hindi and Marathi खाता and खाते are also said of eating.
const KHATA = String.raw`खात[ाे](?= ?(?:नंबर|नं|क्र|संख्या|में|मध्ये|\d))|खात्य[\p{L}\p{M}]*`;

/** An account at a bank; not the holidays of banks, and not what only bears the name. */
export const ACCOUNT = words(
  String.raw`accounts?|acct|a\/c|(?<!(?:blood|food|piggy|power) )bank(?! holidays?)`,
  String.raw`बैंक|बँक[\p{L}\p{M}]*|अकाउंट|अकाऊंट|${KHATA}`,
);

/** Orders, and what they go through: a phone number beside one of these is a number to order from. */
export const ORDERING = words(
  String.raw`(?<!\bin )orders?|order(?:ed|ing)|buy|buying|purchas\p{L}*|what'?s ?app|wa\.me`,
  String.raw`reserve|reserving|bookings?|(?:to|please|can) book|book (?:yours?|now|it|one|this)|(?<!\p{L} )book (?:on|at|by|with|from)`,
  String.raw`ऑर्डर[\p{L}\p{M}]*|आर्डर|खरीद[\p{L}\p{M}]*|खरेदी[\p{L}\p{M}]*|विकत|मंगव[\p{L}\p{M}]*|मँगव[\p{L}\p{M}]*|मागव[\p{L}\p{M}]*|बुक(?:िंग)?|आरक्षित`,
  String.raw`(?:व(?:्ह)?|ह(?:्व)?)[ाॉ]ट्?स ?(?:[एऐॲअ]ॅ?)?प[\p{L}\p{M}]*`,
);

const BEFORE_LONG_NUMBER = String.raw`[\s:=]{0,3}\+?\d(?:[\s\p{Pd}]{0,3}\d){8}`;

/** Gifts, and where they go. */
export const GIVING = words(
  String.raw`gifts?(?! (?:wrap\p{L}*|box|boxes|bags?|tags?|papers?|shops?|hampers?|sets?|ideas?)(?!\p{L}))|donat\p{L}*|contribut\p{L}*|sponsor\p{L}*|support(?:s|ing)? us|scan (?:and|&|to) (?:give|help|support)|qr(?: codes?)?|zakat|money|ifsc|funds?|fund(?:ed|ing)|(?:crowd|fund)-? ?(?:fund|rais)\p{L}*|adopt(?:ing)? (?:an?|one|this|our) \p{L}+|wallet(?=${BEFORE_LONG_NUMBER})`,
  String.raw`fees?|dues|rents?|instal?lments?|cash(?!(?: |-)on(?: |-)delivery)`,
  String.raw`pais[ae]|rupa[iy]ye?|daan|chanda|dakshina|shulk`,
  String.raw`दान(?:ाची|ाचा|ाचे|ासाठी|राशि|पेटी|पात्र|वीर|दात[\p{L}\p{M}]*)?|अनुदान[\p{L}\p{M}]*|दक्षिणा|देणगी[\p{L}\p{M}]*|देणग्य[\p{L}\p{M}]*|पैस[\p{L}\p{M}]*|आ[ईय] ?एफ ?एस ?सी`,
  String.raw`चंद[ाेो]|चन्द[ाेो]|योगदान[\p{L}\p{M}]*|डोने[टश][\p{L}\p{M}]*|वर्गण[\p{L}\p{M}]*|सहयोग राशि|धनराशि|र(?:क्)?कम|आर्थिक (?:सहाय|मदत|मदद)[\p{L}\p{M}]*`,
  String.raw`(?:मदत|सहाय(?:्य|ता)|राहत)?निध[िी](?:ला|साठी|त|चा|ची|चे)?|फंड|फीस?|फिस|शुल्क[\p{L}\p{M}]*|किराया|भाडे|किस्त|हप्ता|नकद|नगद|रोकड|रोख(?:ीन[\p{M}]*|ीत)?|क्यू ?आर|स्क[ैॅ]न`,
  ACCOUNT.source,
);

const SEND = [String.raw`send\p{L}*|deposit\p{L}*`, String.raw`भेज[\p{L}\p{M}]*|पाठव[\p{L}\p{M}]*|जमा`];

/** Sending; with rupees it is about money. */
export const SENDING = words(...SEND, String.raw`खात[ाे]`);

const SUM = [String.raw`rs|inr|rupees?`, String.raw`रुप[\p{L}\p{M}]*|रु|राश[िी]|र(?:क्)?कम`];

/** Help; to send it is to send money. */
export const HELP = words('सहायता|मदद|मदत');

/** Sums of money. */
export const RUPEES = new RegExp(`₹|${words(...SUM).source}`, 'iu');

// What is not of money elsewhere in a text is so in one sentence with a sum, or cash: to give, or `to` before a long number.
const CASH = `(?:₹|${words(...SUM, 'amounts?|cash|funds?').source})`;
const GIVE = words(
  ...SEND,
  String.raw`(?<!(?:we|they|who) )give|to(?=${BEFORE_LONG_NUMBER})`,
  String.raw`दें|दीजि[एय]े?|द्या|डालें|टाका`,
).source;
const SENTENCE = String.raw`(?:[^.!?।\n]|\.(?=\S)|(?<=rs)\.(?!\S)){0,60}?`;

/** A sum that somebody is asked to give or to send. */
export const SUM_GIVEN = new RegExp(`${CASH}${SENTENCE}${GIVE}|${GIVE}${SENTENCE}${CASH}`, 'iu');

function words(...lists: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${lists.join('|')})(?![\p{L}\p{M}])`, 'iu');
}

// A name in parts, with whatever people write between them.
function gapped(names: string): string {
  return names.replaceAll(' ', GAP);
}
