declare module 'virtual:built-pictures' {
  /** The addresses of the pages' pictures, by the picture's name. */
  export const sitePictures: Readonly<Record<string, string>>;
  /** The addresses of the sample catalogue's pictures; browsers are not sent these. */
  export const productPictures: Readonly<Record<string, string>>;
}
