/** Skins as sRGB hex: the cloth of the face, the thread its features are sewn with, and the warmth of the cheeks. */
export const skins = {
  wheat: { cloth: '#dca878', line: '#8a4f2c', blush: '#d0563c' },
  honey: { cloth: '#c88d5c', line: '#743d20', blush: '#c94f38' },
  almond: { cloth: '#b0744a', line: '#5f2f1a', blush: '#c24a36' },
  chestnut: { cloth: '#945a36', line: '#4a2214', blush: '#bb4a38' },
  cocoa: { cloth: '#7a4629', line: '#361810', blush: '#b2463a' },
  umber: { cloth: '#6b4029', line: '#27110c', blush: '#a8423c' },
} as const;

/** The name of a skin. */
export type Skin = keyof typeof skins;
