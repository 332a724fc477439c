/** Translations as a column keeps them: JSON, or '' for none. */
export function translationsJson(translations: object | undefined): string {
  return translations ? JSON.stringify(translations) : '';
}

/** The translations of a column, for a schema to read; undefined for none, and for what is no JSON. */
export function translationsFromJson(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
