// Names, marks and examples that Hindi and Marathi write in Latin letters too; of the facts all words, since they are names.
const namesAndMarks = new Set([
  'UPI',
  'PDF',
  'IFSC',
  'PAN',
  'FCRA',
  'FSSAI',
  'ID',
  'QR',
  'PIN',
  'OTP',
  'JSON',
  'kB',
  'X',
  'Facebook',
  'Instagram',
  'YouTube',
  'WCAG',
  'AA',
  'AAA',
  'IS',
  'axe',
  'Chrome',
  'Firefox',
  'Safari',
  // Of the dialogue of printing, where the paper has its margins.
  'None',
]);
// The note of a gift: banks show Latin letters only.
const romanised = new Set(['Daan', 'Denagi']);
const machineText =
  /https?:\S+|\S+@\S+|[\w/-]+\/json|content-type|\bHE[-\u2011]\w{6}\b|\b[\da-f]{10}\b|\beasy(-[a-z]+)+\b|#[\da-f]{6}\b|\bA B C D E F\b|80G|12A|CSR-1|\bAAATD1234E\b|\S+\.(jpg|pdf|csv)\b|\{\w+\}/g;

/** The words in Latin letters of a Hindi or Marathi text that are no names: `names` are the names of this site. */
export function englishWords(text: string, names: Iterable<string> = []): string[] {
  const allowed = new Set([...namesAndMarks, ...romanised, ...latinWords([...names].join(' '))]);
  return latinWords(text.replaceAll(machineText, ' ')).filter((word) => !allowed.has(word));
}

function latinWords(text: string): string[] {
  return text.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu) ?? [];
}
