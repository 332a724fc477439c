import site from '../../content/site.json' with { type: 'json' };
import { type ChosenColours, type Palettes, palettesFrom, problemsOfGiven } from './palette.ts';

type Found = { palettes: Palettes; styles: string };

// What visitors see and what is being tried at the desk; they are found once each.
const found = new Map<string, Found>();
const MOST_FOUND = 10;

/**
 * The colours that follow from a choice: that of content/site.json, which the build checks (texts/schemas/site.ts), where none is given.
 * Single roles that the file gives and that can't be read beside the two colours that staff chose follow from these.
 */
export function siteColours(chosen: ChosenColours = site.colours): Palettes {
  return foundFor(chosen).palettes;
}

/**
 * The variables that the stylesheets name: `--color-` and the role for the light theme, `--dark-`, `--band-` and `--lightbox-` for what
 * differs there. In the layer of the theme, so that the dark theme and bands have the last word.
 */
export function colourStyles(chosen: ChosenColours = site.colours): string {
  return foundFor(chosen).styles;
}

// The file could not be read if this ran as the module is loaded.
function foundFor(chosen: ChosenColours): Found {
  const key = JSON.stringify(chosen);
  const known = found.get(key);
  if (known) return known;
  if (found.size === MOST_FOUND) found.clear();
  const palettes = palettesFrom(withoutUnfit(chosen));
  const { light, ...others } = palettes;
  const variables = Object.entries({ color: light, ...others }).flatMap(([prefix, colours]) =>
    Object.entries(colours).map(([role, colour]) => `--${prefix}-${role}:${colour}`),
  );
  const made = { palettes, styles: `@layer theme{:root{${variables.join(';')}}}` };
  found.set(key, made);
  return made;
}

function withoutUnfit({ brand, accent, light, dark }: ChosenColours): ChosenColours {
  const chosen = { brand, accent, light: { ...light }, dark: { ...dark } };
  for (const { theme, given } of problemsOfGiven(chosen)) delete chosen[theme][given];
  return chosen;
}
