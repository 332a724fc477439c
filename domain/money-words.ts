// Words about money in all languages of the site; those of Hindi and Marathi are without nuktas. \p{M} are the vowel signs.

/** Ways to pay: the apps, and the words for it. */
export const PAYING = words(
  String.raw`g ?pay|google ?pay|phone ?pe|pay ?tm|bhim|upi|amazon ?pay|paypal|razorpay|mobikwik|pay|pays|paying|payments?|payable|paid|transfer\p{L}*`,
  String.raw`गूगल ?पे|गुगल ?पे|जी ?पे|फोन ?पे|पे ?टी ?एम|पेटिएम|भीम|यू ?पी ?आ[ईय]|यु ?पी ?आ[ईय]|भुगतान|पेमें?ट|पेमेन्ट|ट्रांसफर|ट्रान्सफर`,
);

// Hindi and Marathi खाता and खाते are also said of eating.
const KHATA = String.raw`खात[ाे](?= ?(?:नंबर|नं|क्र|संख्या|में|मध्ये|\d))|खात्य[\p{L}\p{M}]*`;

/** An account at a bank. */
export const ACCOUNT = words(
  String.raw`accounts?|acct|a\/c|bank`,
  String.raw`बैंक|बँक[\p{L}\p{M}]*|अकाउंट|अकाऊंट|${KHATA}`,
);

/** Gifts, and where they go. */
export const GIVING = words(
  String.raw`gifts?|donat\p{L}*|contribut\p{L}*|money|ifsc`,
  String.raw`दान(?:ाची|ाचा|ाचे|ासाठी|राशि|पेटी)?|देणगी[\p{L}\p{M}]*|देणग्य[\p{L}\p{M}]*|पैस[\p{L}\p{M}]*|आ[ईय] ?एफ ?एस ?सी`,
  ACCOUNT.source,
);

/** Sending; with rupees it is about money. */
export const SENDING = words(
  String.raw`send\p{L}*|deposit\p{L}*`,
  String.raw`भेज[\p{L}\p{M}]*|पाठव[\p{L}\p{M}]*|जमा|खात[ाे]`,
);

/** Sums of money. */
export const RUPEES = /₹|(?<![\p{L}\p{M}])(?:rs|inr|rupees?|रुप[\p{L}\p{M}]*|रु)(?![\p{L}\p{M}])/iu;

function words(...lists: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${lists.join('|')})(?![\p{L}\p{M}])`, 'iu');
}
