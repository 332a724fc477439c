import { describe, expect, test } from 'vitest';
import { accountsIn, accountsTogether } from './names-account.ts';

describe('what leads money elsewhere is found:', () => {
  test.each([
    'Pay to evil@okaxis',
    'UPI: EVIL.ONE@ybl.',
    'evil＠okaxis',
    'Send gifts to 9876543210@paytm, please',
    'IFSC SBIN0001234',
    'ifsc: hdfc0abc123',
    'Account 123456789',
    'खाता १२३४५६७८९०१२३',
    'ખાતું ૧૨૩૪૫૬૭૮૯૦૧૨૩',
    'A/c 1234 5678 9012 3456',
    '12345-67890-1234',
    'खाते क्र. 00123456789012',
  ])('%j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Pay to evil\u200b@okaxis',
    'evil@\u200bokaxis',
    'ev\u00adil@ok\u2060axis',
    'evil@\ufe0fokaxis',
    'राशी@ybl',
    'e@okaxis',
    'Pay to evil @ okaxis',
    'evil @okaxis',
    'evil[at]okaxis',
    'Pay to evil at okaxis',
    'evil at YBL',
    'evil (AT) okaxis',
    'UPI evil(a)okaxis',
    'Donate at evil(dot)org',
    'donate: evil[.]com',
    'Donate at evil [dot] in',
    'Scan and give on 9822012345',
    'यूपीआई से दें: evil @ mybank',
    'Account 1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7\u200b8\u200b9',
    'A/c 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣',
  ])('a UPI ID or a number with signs that nobody sees, blanks or a written at: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'evilⓐokaxis',
    'Pay to evil Ⓐ ybl',
    'evil🅐okaxis',
    'GPay 98I23 4567O',
    'For orders WhatsApp 98l23 4567O',
    'GPay ₹98123₹45678',
    'GPay 98123×45678',
    'GPay 98123%45678',
    'GPay 98123.......45678',
    'GooglePe 98123-45678',
    'GPay 9\u03328\u03321\u03322\u03323\u03324\u03325\u03326\u03327\u03328\u0332',
    'evil@\u0332okaxis',
    'SBIN0\u0332001234',
  ])('signs and letters in place of an @, a digit or a blank: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'A/c 1234/5678/9012',
    'A/c 1234 / 5678 / 9012',
    'A/c 1234·5678·9012',
    'A/c 1234,5678,9012',
    'A/c 1234_5678_9012',
    'A/c 1234–5678–9012',
    'A/c 1234\n5678\n9012',
    'A/c 123,456,789,012',
    'account 1.2.3.4.5.6.7.8.9.0',
    'खाता नंबर १२३४/५६७८/९०१२',
    'IFSC SBIN 0001234',
    'IFSC S B I N 0 0 0 1 2 3 4',
    'Bank: SBIN-0-001234',
    'बँक: SBIN 000 1234',
  ])('any signs between the digits: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Google Pay / PhonePe your gift to 98123 45678',
    'UPI 9812345678',
    'UPI9812345678',
    'gpay +91 98123 45678',
    'G Pay: 098123-45678',
    'Paytm – 91 98123 45678',
    'BHIM 98123.45678',
    'Donate: 98123 45678 / 98765 43210',
    'Send ₹500 to 98123 45678',
    'गूगल पे 98123 45678',
    'फोनपे: ९८१२३ ४५६७८',
    'फ़ोनपे: 98123 45678',
    'पेटीएम नंबर 98123 45678',
    'दान 98123 45678 पर भेजें',
    '500 रुपये 98123 45678 पर भेजें',
    'देणगी 98123 45678 वर पाठवा',
    'पैसे ९८१२३४५६७८ वर पाठवा',
    'युपीआय: 98123 45678',
    'भुगतान के लिए 98123 45678',
  ])('a phone number beside a word about money: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'pay https://evil.example/pay',
    'Pay at evil-site.in/gift.',
    'Donations: www.evil.com',
    'UPI: upi://pay?pa=evil',
    'दान: evil.org',
    'देणगी द्या: rzp.io/l/evil',
  ])('a web address beside a word about money: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'UPI: evil@okaxis.Thank you!',
    'evil@okaxis.धन्यवाद',
    'UPI: evil@mybank.thank you',
    'evil @ okaxis.',
    'UPI ID: diyadhaga at paytm',
    'UPI ID: evil -at- paytm',
    'evil{at}okaxis',
    'evil-at-okaxis',
  ])('a UPI ID before another sentence, or with another written at: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Give ₹500 to 98123 45678',
    'Hostel fees: ₹3,500 to 98123 45678',
    'Send the amount to 98123 45678',
    'Send cash to 98123 45678',
    'चंदा: 98123 45678',
    'योगदान 98123 45678',
    'डोनेट करें 98123 45678',
    'वर्गणी 98123 45678',
    'राशि 98123 45678 पर भेजें',
    'रकम 98123 45678 पर भेजें',
    '98123 45678 वर रुपये द्या',
    'फोन-पे 98123 45678',
    'जी-पे 98123 45678',
    'यू.पी.आई. 98123 45678',
    'PhonePay 98123 45678',
    'U.P.I. 98123 45678',
    'GPay: call 98123 45678',
  ])('a phone number beside other words about money: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Account no. 1234 (5678) 9012',
    'Account no. 1234, 5678, 9012',
    'Account 1234+5678+9012',
    '1234   5678   9012',
    'GPay (98123) 45678',
    'GPay 98123, 45678',
    'GPay 98123   45678',
    'GPay98123 45678',
    'जी पे९८१२३ ४५६७८',
    'Account 14416 / 1098 / 112',
    'Account 411001 / 411002',
    'GPay: Trust registration number 9812345678',
  ])('signs and letters around the digits: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Our WhatsApp number has changed: +91 98123 45678',
    'Order this bag from 98123 45678',
    'To buy, call 98123 45678',
    'ऑर्डर के लिए 98123 45678',
    'व्हाट्सएप: 98123 45678',
    'व्हॉट्सॲपवर ९८१२३ ४५६७८ ला लिहा',
    'खरेदीसाठी 98123 45678',
  ])('a phone number to order from: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Sponsor a child: 98123 45678',
    'Zakat 98123 45678',
    'paise bhejo 98123 45678',
    'सहायता भेजें 98123 45678',
    'मदत पाठवा 98123 45678',
    'Support us at evil.in/help',
    'P a y t m 98123 45678',
    'GPay ❾❽❶❷❸❹❺❻❼❽',
    'PayPal evil@gmail.com',
  ])('words about money that are written otherwise: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'UPI: evilcrafts at the rate okaxis',
    'UPI ID: evilcrafts at the rate of okaxis',
    'UPI: evilcrafts ॲट ybl',
    'यूपीआय आयडी evilcrafts अ\u200dॅट okaxis',
    'You can also give by UPI to meena at sbi.',
    'GPay to meena at sbi',
    'दान के लिए UPI meena at paytm',
    'Donations: UPI meena at paytm',
    'evil (at-the-rate) ybl',
    'evil@@okaxis',
    'evil [@] okaxis',
    'Pay at DiyaDhaga-Trust.Org',
    'Order: Evil-Crafts.Com',
    'Donate: EVIL.IN',
    'Donate: evil。in',
    'GPаy 98123 45678',
    '🅶🅿🅰🆈 98123 45678',
    'ɢᴘᴀʏ 98123 45678',
  ])('what only looks so, and is read so: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Write: wa.me/919812345678',
    'https://rzp.io/l/evil',
    'upi://pay?pa=evil',
    'pages.razorpay.com/evil',
  ])('a link to pay or to order by, whatever stands beside it: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test('a phone number or web address without a word, where people give', () => {
    for (const text of ['New number: 98123 45678', 'Here: evil.in/help']) {
      expect(accountsIn(text)).toEqual([]);
      expect(accountsIn(text, { isAboutMoney: true })).toHaveLength(1);
    }
    expect(accountsIn('Any app works. ₹ 75,000, 12 months, 411 001', { isAboutMoney: true })).toEqual([]);
  });

  test.each([
    'NEFT or IMPS: 98123 45678',
    'Hostel fee: 98123 45678',
    'फीस 98123 45678 पर भेजें',
    'फ़ीस: 98123 45678',
    'शुल्क: 98123 45678',
    'मदतनिधी: 98123 45678',
    'निधी पाठवा: 98123 45678',
    'सहायता निधि के लिए 98123 45678',
    'आर्थिक सहाय्य: 98123 45678',
    'अनुदान 98123 45678',
    'दानदाता: 98123 45678',
    'दक्षिणा 98123 45678',
    'रक्कम: 98123 45678',
    'रोख 98123 45678',
    'नकद: 98123 45678',
    'Cash: 98123 45678',
    'Wallet: 98123 45678',
    'Remit to 98123 45678',
    'Our fundraiser: 98123 45678',
    'Relief funds 98123 45678',
    'QR code scan karein 98123 45678',
    'Adopt a child: 98123 45678',
    'Book yours on 98123 45678',
    'Reserve on 98123 45678',
    'हाट्सएप 98123 45678',
    'Wa.me 98123 45678',
    'Fund our school at evil.in/help',
  ])('more words about money or orders: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Fund our school at milaap.org/evil',
    'See ketto.org/stories/evil',
    'gofundme.com/evil',
    'pages at cashfree.com/evil',
    'payments.cashfree.com/forms/evil',
    'milaap .org/evil',
    'Here: payu.in/x',
    'ko-fi.com/evil',
    'www.patreon.com/evil',
    'buymeacoffee.com/evil',
    'evil at naviaxis',
    'UPI evil at fam',
  ])('a page that collects money, or the ID of another app: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
    expect(accountsIn(text, { isOfEntry: true })).not.toEqual([]);
  });

  test.each([
    'Call Asha: 98123 45678',
    'Made by Asha. ९८१२३ ४५६७८',
    '020-2445 6789',
    '+44 20 7946 0958',
    '(98123) 45678',
    'Call 98I23 4567O',
  ])('any phone number of an entry: %j', (text) => {
    expect(accountsIn(text)).toEqual([]);
    expect(accountsIn(text, { isOfEntry: true })).toHaveLength(1);
    expect(accountsIn(text, { isOfEntry: true, isName: true })).toHaveLength(1);
  });

  test.each([
    'Available at diya-new.shop',
    'Our new shop is at https://diya-new.shop',
    'Message us on Telegram: t.me/diyahelp',
    '(www.evil.charity)',
    'DIYA-NEW.SHOP',
    'Diya-New.Com',
    'diya-new[.]shop',
    'evil。shop',
    'More: linktr.ee/evil',
    'Chat: discord.gg/evil',
    'See 1.diya-new.shop',
    'No.evil-crafts.com',
    '24x7crafts.in',
    'झोला.कॉम',
    'evil.рф',
    'https://203.0.113.7/',
    'https://fssai.gov.in@evil.com/',
    'fssai.gov.in.evil.com',
    'evil.com/fssai.gov.in',
  ])('any web address of an entry: %j', (text) => {
    expect(accountsIn(text)).toEqual([]);
    expect(accountsIn(text, { isOfEntry: true })).toHaveLength(1);
    expect(accountsIn(text, { isOfEntry: true, isName: true })).toHaveLength(1);
  });

  test.each([
    'Please donate at दान.कॉम today.',
    'दान.संगठन पर दान करें',
    'Donate: evil.संगठन/pay',
    'Donate: evil.рф',
    'Donate: evil.орг',
    'Donate: দান.ভারত',
    'Donate: 203.0.113.7/pay',
    'Donate: [2001:db8::1]/pay',
    'Donate: evil .com',
    'Donate: evil. com',
  ])('a web address in another script, by its number, or with blanks: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '0x52908400098527886e0f7030069857d2e4169ee7',
  ])('the address of a wallet: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });

  test.each([
    'Donate at linktr.ee/evil',
    'Donate at Linktr.ee/evil',
    'Donate at evil.store',
    'Donate: evil.foundation',
    'Donate: EVIL.CHARITY',
  ])('a web address with any ending beside a word about money: %j', (text) => {
    expect(accountsIn(text)).not.toEqual([]);
  });
});

describe('a number of the law or the trade, or none at all, passes:', () => {
  test.each([
    'Pay at the office, or at the shop in Yerwada',
    'Meet us at SBI Road',
    'Write to asha@example.org.',
    'Schreiben Sie an name@beispiel.örg.',
    'Questions about your donation? Write to asha@example.org.',
    'कृपया help@diya-dhaga.example.org पर लिखें',
    'Call +91 98765 43210 or 098765 43210',
    '98765 43210',
    '919876543210',
    '91-22-2345 6789',
    '98765 43210 / 91234 56780',
    'Free: 1800 123 4567',
    'Pune office: 020-2345 6789',
    'फ़ोटो 98765 43210 पर भेजें',
    'Papaya jam. Call 98765 43210.',
    'मैदान में खेल: 98765 43210',
    'Meet @ noon',
    'Picture {at} of {all}',
    'Follow us @diyadhaga',
    '2 kg @ ₹200',
    'See https://www.example.org/about.',
  ])('%j', (text) => {
    expect(accountsIn(text)).toEqual([]);
  });

  test.each([
    'Lemons, salt, chilli. FSSAI Lic. No. 11520999000123.',
    'Licence number 10012345000678',
    'लाइसेंस नंबर 11520999000123',
    'Trust Reg. No. E-12345/2008',
    'FSSAI license number: 1152 0999 000123',
    'हम अचार खाते हैं। FSSAI लाइसेंस नंबर ११५२०९९९०००१२३',
    'एफएसएसएआई क्र. 21520999000123',
    'Barcode 8901234567894',
    'EAN: 8 901234 567894',
    'बारकोड ८९०१२३४५६७८९४',
    'ISBN 978-81-206-1234-5',
    'ISBN-13: 9788120612345',
    'ISBN 81-206-1234-X',
    'HSN 63079090',
    'GSTIN 27AAPFU0939F1ZV',
    'Udyam: UDYAM-MH-26-0012345',
    'FCRA Reg. No. 083780123',
    'Donations from abroad: FCRA 083780123',
    'FCRA पंजीकरण संख्या 083780123',
    'Darpan MH/2019/0234567',
    'CSR-1: CSR00012345',
    'PAN AAATD1234E',
    'CIN U85300MH2019NPL123456',
  ])('%j', (text) => {
    expect(accountsIn(text)).toEqual([]);
    expect(accountsIn(text, { isOfEntry: true })).toEqual([]);
  });

  // Groups of digits that grow look like sizes or prices.
  test.each([
    'Please pay by GPay to 98-2345-6780',
    'Pay by UPI to 701 812 9345',
    'PhonePe: 98/2345/6780',
    'GPay to 98,23,45,67,80',
    'GPay to 9,823,456,780',
    'Pay ₹9,823,456,780',
    'Send your gift to 50 1002 3456 7890',
    'Order on WhatsApp 98 2345 6780',
  ])('beside a word about money or orders %j is none of these', (text) => {
    expect(accountsIn(text)).toHaveLength(1);
    expect(accountsIn(text, { isOfEntry: true })).toHaveLength(1);
  });

  test.each(['ring Meena 9 81 234 5678 any day', '7 42 555 9031', 'on +1 415 555 2671', '+1-415-555-2671.'])(
    'nor is %j in an entry, in groups of any growing lengths',
    (text) => {
      expect(accountsIn(text, { isOfEntry: true })).toHaveLength(1);
    },
  );

  test.each(['Sizes 6 8 10 12 14 16', '28, 30, 32, 34, 36', '60 80 100 120', '100 / 250 / 500 / 1000'])(
    'but sizes and weights are: %j',
    (text) => expect(accountsIn(text, { isOfEntry: true })).toEqual([]),
  );

  test.each([
    'Pay by UPI, or at SBI in the market',
    'Our account at SBI takes a transfer too',
    'Our friends at Paytm paid for the bus',
  ])('%j names a place', (text) => {
    expect(accountsIn(text)).toEqual([]);
  });

  test.each(['98-2345-6780', '701 812 9345', '9,823,456,780', '50 1002 3456 7890'])(
    'nor is %j where people give, or as a phone number in an entry',
    (text) => {
      expect(accountsIn(text, { isAboutMoney: true })).toHaveLength(1);
      expect(accountsIn(text, { isOfEntry: true })).toHaveLength(text.startsWith('50') ? 0 : 1);
    },
  );

  test.each([
    'Since 2019, 12,34,567 rupees, pin 411 001',
    'Since 2019. 12000 meals.',
    'Worth ₹12,34,56,789 in all',
    'A bag of 5 x 7 x 12 cm, 250 g',
    'Sizes 30/32/34/36/38',
    '300 × 200 × 100 mm',
    '250/500/1000 g',
    '₹100/- for 1, ₹180/- for 2, ₹450/- for 5',
    'Ages 6-10 / 11-14 / 15-18',
    'From 2019 to 2026',
    '2018/2019/2020',
    '2018-19, 2019-20, 2020-21',
    '12/05/2026 - 14/05/2026',
    '2026-05-12, 9.00-12.30 and 14.00-17.30',
    'Pay at the fair until 31.12.2026, 10.30–17.30',
    'ABCD1234567',
    'Batch 20240115-001',
    'Trust registration number 1234567890123',
    'From 0 metres to 12 metres',
  ])('%j', (text) => {
    expect(accountsIn(text)).toEqual([]);
    expect(accountsIn(text, { isOfEntry: true })).toEqual([]);
  });
});

describe('what only looks like money or an account passes:', () => {
  test.each([
    'Closed on bank holidays. Call 98111 45678',
    'आपण दान करा.कृपया पावती घ्या.',
    'पैसे यहाँ दें.धन्यवाद',
    'Gifts: see chapter 1.2.3. Commonly asked',
    'Donate by 31.12.2026. In Pune.',
    'Gift wrapping on request: call 98111 45678',
    '020-24456789 / 24456790',
    '14416 / 1098 / 112',
    '411001 / 411002',
    'Call 98765 43210 10 am to 5 pm',
    '98765 43210 10 बजे से 5 बजे तक',
    'Batik@home',
    'Hostel ₹3,500 a month. Call 98765 43210',
    'हॉस्टल ₹3,500 महीना। 98765 43210 पर फ़ोन करें',
    'We give ₹500 to each child. Call 98765 43210',
    'Cash on delivery. We send parcels. Call 98765 43210',
    'Stay-at-home parents pay less',
    'You can pay by UPI at SBI Road',
    'Gifts, e.g. toys',
    'Pay from 10 a.m. to 5 p.m.',
    'Donate at St.Mary school',
    'No.of gifts',
    'Your gift helps: see form.pdf',
    'Donations: asha.rao@school.foundation',
    'In order to visit us, call 98765 43210',
    'Order by phone or WhatsApp',
    'An order takes 10 days, 2-3 pieces ₹1,200',
    'Need help? Call 98765 43210',
    'मदद के लिए 98765 43210 पर फ़ोन करें',
    'Names a colour ❶ to ❾',
    'Open at the rate of 20 a day',
    'Pay at the office.In Pune call us',
    'A wallet of 12 x 9 cm. Call 98111 45678',
    'All rights reserved. 98111 45678',
    'A book by Asha: 98111 45678',
    'हमारे प्रतिनिधि: 98111 45678',
    'दाने और मोती: 98111 45678',
    'We adopted a plan: example.org/plan',
    'Likewise.com/a and our-give.do/b are elsewhere',
  ])('%j', (text) => {
    expect(accountsIn(text)).toEqual([]);
  });
});

describe('what only looks like a web address passes in an entry:', () => {
  test.each([
    'FSSAI 11523000000123, see fssai.gov.in.',
    'The scheme (https://www.fssai.gov.in), in short',
    'https://www.indiapost.gov.in/',
    'Write to asha@example.org',
    '12.5x8.cm',
    '12x8.in, 30x20.5 cm',
    'Size 5.in',
    'No.5',
    'Sr.no.4',
    'e.g. toys, i.e.this one',
    'hero.jpg, hero.webp',
    'Rs.450, Rs.450/-',
    'घर में बना.धोकर',
    'घर में बना.भारत की शान',
    'Wash cold.Dry in shade',
    'Wash cold.dry in shade',
    'Made by hand.In Pune',
    '200 g.Net weight',
    'Jar with lid. net weight approx.net 200 g',
    'B.Com, M.com/B.Com, M.Sc. and Ph.D.',
    'Asha Rao, M.A. in art',
    '10 a.m. to 5 p.m.',
    'Dr.Rao, St.Mary, U.S.A.',
    'See /shop/jute-bag or the gallery',
    'Cotton/linen, A4/A5, No.of/x, 10.30-17.30',
  ])('%j', (text) => {
    expect(accountsIn(text, { isOfEntry: true })).toEqual([]);
  });
});

test('a lawful number beside an account is one of an account', () => {
  for (const text of ['Account: FSSAI 11520999000123', 'A/c (ISBN) 9788120612345', 'बैंक FCRA 083780123'])
    expect(accountsIn(text)).not.toEqual([]);
  // Nor does a register's name make any number its own.
  for (const text of [
    'FSSAI 98520999000123',
    'Barcode 890123456789012345',
    'ISBN 123456789012',
    'FCRA 12345678901234',
  ])
    expect(accountsIn(text)).not.toEqual([]);
  expect(accountsIn('HSN 98123 45678', { isOfEntry: true })).toEqual(['98123 45678']);
});

test('the words that were stumbled over are named', () => {
  expect(accountsIn('Pay to evil\u200b @ okaxis')).toEqual(['evil@okaxis']);
  expect(accountsIn('Google Pay or call 98123 45678')).toEqual(['Google Pay … 98123 45678']);
  expect(accountsIn('Account 1234/5678/9012, IFSC SBIN 0001234')).toEqual([
    'SBIN 0001234',
    'Account … 1234/5678/9012',
  ]);
  expect(accountsIn('Number 123456789')).toEqual(['123456789']);
});

test('texts that are read one after the other are judged together', () => {
  expect(accountsTogether(['Gift by GPay', 'Blue', '98123 45678'])).toEqual([
    { index: 2, words: 'GPay … 98123 45678' },
  ]);
  expect(accountsTogether(['Account 123456', '789012'])).toMatchObject([{ index: 0 }]);
  // What one text says alone is told there; and most things say nothing of money.
  expect(accountsTogether(['GPay 98123 45678', 'Blue'])).toEqual([]);
  expect(accountsTogether(['Kite 1795548441604', 'Call 98123 45678'])).toEqual([]);
});

test('a name may have a long number, but not beside a word about money', () => {
  expect(accountsIn('Kite 1795548441604', { isName: true })).toEqual([]);
  for (const name of [
    'Account 1795548441604',
    'खाता १७९५५४८४४१६०४',
    'evil@okaxis',
    'SBIN0001234',
    'UPI 98123 45678',
  ])
    expect(accountsIn(name, { isName: true })).not.toEqual([]);
});

test('a long text is looked through in one pass', () => {
  for (const text of ['a.', 'a@', 'pay a@', '1-', 'pay 1 ', 'fssai ', 'isbn 1', 'S B I N 0 ', 'a'])
    accountsIn(text.repeat(100_000));
  expect(accountsIn('a.'.repeat(100_000))).toEqual([]);
  expect(accountsIn('a@'.repeat(100_000))).toEqual([]);
  for (const text of ['a.', 'aa.', '1.', '1x', 'a-', 'www.', 'a://', 'a.in.', 'no.', 'a/', 'gov.in.'])
    accountsIn(text.repeat(100_000), { isOfEntry: true });
  expect(accountsIn('1 '.repeat(8))).toEqual([]);
  for (const bait of ['rs.', 'give ', 'aa.bb ', 'u.p.', 'दें ₹', 'reg no 1', ' ', '\n ', 'upi: at '])
    accountsIn(`pay ₹ ${bait.repeat(10_000)}!`);
});
