/** The dye pots every picture is coloured from, as sRGB hex. The first row holds the colours of the site itself. */
export const dyes = {
  cotton: '#faf5ea',
  ink: '#1f1a17',
  indigo: '#243a73',
  marigold: '#f2a71b',
  madder: '#a8322a',
  leaf: '#2f6b46',

  ecru: '#f2e6cb',
  straw: '#f0d79a',
  rose: '#e6bda4',
  coral: '#e2694f',
  terracotta: '#c4632f',
  turmeric: '#d98a12',
  wine: '#6e1f2a',
  plum: '#4b2346',
  night: '#18224a',
  sky: '#8db9c4',
  mist: '#c4d8d3',
  teal: '#1f6468',
  seaGreen: '#3f9a8a',
  sprout: '#7da653',
  jute: '#cfa768',
  wood: '#a9703a',
  bark: '#6d4b1f',
  ragi: '#7a4a30',
  brass: '#d9a93f',
} as const;

/** The thread that is seen on a dye: pale on dark cloth, bark on pale cloth. */
export function threadOn(dye: string): string {
  return lightness(dye) > 0.62 ? dyes.bark : dyes.ecru;
}

function lightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);
}
