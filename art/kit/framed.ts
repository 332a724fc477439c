/** An SVG of `width` by `height` units with a content of its own. */
export function framed(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>`;
}

/** What a picture defines for `lifted` patches: the shadow that they throw. */
export const LIFT =
  '<defs><filter id="lift" x="-15%" y="-15%" width="130%" height="135%">' +
  '<feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#1b1206" flood-opacity=".38"/></filter></defs>';
