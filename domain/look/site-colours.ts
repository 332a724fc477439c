import site from '../../content/site.json' with { type: 'json' };
import { type Palettes, palettesFrom } from './palette.ts';

let palettes: Palettes | undefined;

/**
 * The colours that follow from what content/site.json chooses. The build checks the file (texts/schemas/site.ts), and could not be
 * loaded if they were found before.
 */
export function siteColours(): Palettes {
  palettes ??= palettesFrom(site.colours);
  return palettes;
}

let styles: string | undefined;

/**
 * The variables that the stylesheets name: `--color-` and the role for the light theme, `--dark-`, `--band-` and `--lightbox-` for what
 * differs there. In the layer of the theme, so that the dark theme and bands have the last word.
 */
export function colourStyles(): string {
  if (styles !== undefined) return styles;
  const { light, ...others } = siteColours();
  const variables = Object.entries({ color: light, ...others }).flatMap(([prefix, colours]) =>
    Object.entries(colours).map(([role, colour]) => `--${prefix}-${role}:${colour}`),
  );
  styles = `@layer theme{:root{${variables.join(';')}}}`;
  return styles;
}
