declare module 'virtual:built-pictures' {
  /** The addresses of the pictures made at build time, by the picture's name. */
  export const builtPictures: Readonly<Record<string, string>>;
}
