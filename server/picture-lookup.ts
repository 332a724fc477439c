/** Gives the address of a picture by its name; an address stays as it is, and '' stands for an unknown name. */
export function pictureLookup(pictures: Readonly<Record<string, string>>): (picture: string) => string {
  return (picture) => (picture.startsWith('/') ? picture : (pictures[picture] ?? ''));
}
