/** The names of the fields by which a family proves that an application is theirs; a step after the first has `knownPhone`. */
export const KEY_FIELDS = { reference: 'reference', phone: 'phone', knownPhone: 'knownPhone' } as const;
