import { site } from './site.ts';

/** The words, amounts and figures of the page where a gift is made. */
export const donate = {
  title: 'Donate',
  description:
    'Give to Diya Dhaga Foundation by UPI or bank transfer, and see what a gift turns into: class materials, craft training, a month of hostel meals.',
  form: {
    heading: 'Choose your gift',
    amount: 'How much would you like to give?',
    /** In whole rupees. */
    presets: [500, 1000, 2000, 5000],
    custom: 'Custom Amount',
    customHint: 'In rupees. Most UPI apps stop at ₹1,00,000 a day; a larger gift goes by bank transfer.',
    customWithoutScript: 'An amount typed here counts instead of one chosen above.',
    method: 'How would you like to pay?',
    methods: { upi: 'UPI', bank: 'Bank Transfer' },
    privacy: 'What you choose here stays with you: this page neither takes a payment nor keeps a record.',
    donate: 'Donate Now',
  },
  thanks: 'Thank you for your donation!',
  next: {
    heading: 'One step is left, and it is yours',
    text: 'Scan the code or make the transfer to complete your gift. Nothing has been received yet.',
    link: 'Go to the payment details',
  },
  upi: {
    heading: 'Give by UPI',
    note: `Gift to ${site.shortName}`,
    code: (amount: string | undefined) =>
      amount === undefined ? `UPI code to pay ${site.name}` : `UPI code to pay ${amount} to ${site.name}`,
    carries: (amount: string) => `The code asks for ${amount}.`,
    carriesNoAmount: 'The code carries no amount; your app will ask how much.',
    unreadable: 'We could not read that as an amount above ₹0, so your app will ask how much.',
    notDrawn: 'The code for this amount is not here yet. The UPI ID works as well.',
    scan: 'Scan it with any UPI app.',
    openApp: 'Open in a UPI app',
    scanOnPhone: 'Or scan the code from another phone.',
    id: 'UPI ID',
    copyId: 'Copy UPI ID',
    payee: `Your app should show the name ${site.name} before you pay. If it shows another, please stop and call us.`,
  },
  bank: {
    heading: 'Give by bank transfer',
    intro: 'Add us as a payee in your bank’s app, or take this page to your branch.',
    holder: 'Account holder',
    bank: 'Bank',
    accountNumber: 'Account number',
    ifsc: 'IFSC',
    copyHolder: 'Copy name',
    copyAccountNumber: 'Copy number',
    copyIfsc: 'Copy IFSC',
  },
  copied: 'Copied',
  noMethod: {
    heading: 'Talk to us about your gift',
    text: 'Payment details are not on this page just now. Call or write, and we will tell you how to give:',
  },
} as const;

/** How the page begins. */
export const opening = {
  heading: 'A gift that is put to work the same month',
  lead: 'You pay from your own UPI app or bank, straight to the foundation. Nobody stands in between, and no card number is typed here.',
} as const;

/** What gifts have done so far. */
export const figures = {
  heading: 'What gifts have done so far',
  list: [
    {
      figure: '1000+',
      label: 'lives impacted',
      text: 'Children, young people and their families, since 2019.',
    },
    {
      figure: '50+',
      label: 'active projects',
      text: 'From a sign language circle to a ramp for one village school.',
    },
    {
      figure: '95%',
      label: 'funds utilized',
      text: 'Spent on the work itself; the rest keeps the office running.',
    },
  ],
} as const;

/** What a gift turns into. */
export const ledger = {
  heading: 'What a gift turns into',
  lead: 'These are ordinary lines from our account book. Your gift goes where that month’s book needs it most.',
  lines: [
    { amount: 500, becomes: 'Cloth, needles and thread for one trainee’s month in the craft room' },
    { amount: 1000, becomes: 'Picture cards and a slate board for a child who speaks by pointing' },
    { amount: 2000, becomes: 'Four sessions with the speech or movement therapist' },
    { amount: 5000, becomes: 'A month of meals for one student in the hostel' },
  ],
} as const;

/** Ways to help that are no payment. */
export const otherWays = {
  heading: 'Giving has other shapes too',
  shop: 'Buy something made by hand',
  shopText: 'The price pays the person who made it.',
  visit: 'Come and teach, mend or read aloud',
  visitText: 'An afternoon a month is plenty. See how we work, and write to us.',
} as const;
