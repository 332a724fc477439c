/** Gives the address of a picture by its name; an address stays as it is, and '' stands for an unknown name. */
export function pictureLookup(pictures: Readonly<Record<string, string>>): (picture: string) => string {
  // Each object has `constructor`, which is no picture.
  const own = new Map(Object.entries(pictures));
  return (picture) => (picture.startsWith('/') ? picture : (own.get(picture) ?? ''));
}
