import type { Language } from '../domain/values/languages.ts';
import { inLetters, transliterationsIn } from '../domain/values/names-in-letters.ts';
import type { Facts } from './schemas/facts.ts';

/** The facts as a language writes them. */
export type FactsIn = Facts & {
  /** The name in English letters. */
  englishName: string;
  /** The name that banks and UPI apps show to a giver: that of the account's holder, where there is one. */
  registeredName: string;
};

/** The facts with the foundation's name, short name and address in the letters of a language, where they are known. */
export function factsIn(facts: Facts, language: Language): FactsIn {
  const names = transliterationsIn(facts.transliterations, language);
  const written = (name: string) => inLetters(names, name);
  return {
    ...facts,
    englishName: facts.name,
    registeredName: facts.bankAccount?.holder ?? facts.name,
    name: written(facts.name),
    shortName: written(facts.shortName),
    address: facts.address.map(written),
  };
}
