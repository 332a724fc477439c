/**
 * Text in the form in which searches compare it: no case, no accents, straight apostrophes, single spaces. In Devanagari no
 * nukta and no joiners, and one sign for what is spoken through the nose; vowels stay what they are.
 * @example foldedText('  Café  Diyā ') // 'cafe diya'
 * @example foldedText('हिन्दी') === foldedText('हिंदी') // true
 */
export function foldedText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Latin accents, the nukta, and the joiners, which only choose between the shapes of a letter.
      .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
      .replace(nasals, 'ं')
      // Marathi's ॲ typed as two signs.
      .replace(/अॅ/g, 'ॲ')
      .replace(/[‘’]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

// Chandrabindu, and a nasal consonant joined to one of its own row (`न` also to `श` and `स`), which may be written as anusvara.
const nasals = /ँ|ङ\u094d(?=[क-ङ])|ञ\u094d(?=[च-ञ])|ण\u094d(?=[ट-ण])|न\u094d(?=[त-नशस])|म\u094d(?=[प-म])/g;
