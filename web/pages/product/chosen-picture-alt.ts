import { nameWithChoice } from '../../../domain/line-words.ts';
import { type Choice, chosenPicture, choiceWords } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Product } from '../../../domain/product.ts';

/** The alt text for the picture of a choice: the text of the product's own picture, else name and choice. */
export function chosenPictureAlt(product: Product, choice: Choice, language: Language): string {
  const written =
    chosenPicture(product, choice) === product.imageURL && inLanguage(product, 'alt', language).text;
  const name = inLanguage(product, 'name', language).text;
  return written || nameWithChoice(name, choiceWords(choice, language).text);
}
