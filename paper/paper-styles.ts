import type { ChosenColours } from '../domain/look/palette.ts';
import { siteColours } from '../domain/look/site-colours.ts';

/** The styles of everything that is printed; a document's policy names them by their hash. */
export function paperStyles(colours: ChosenColours): string {
  const { light } = siteColours(colours);
  return `
@page { size: A4; margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font-family: "Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif; color: ${light.ink}; line-height: 1.35; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { font-size: 11pt; }
h2, h3, .foundation, .tag-name, .tag-price { font-weight: 700; }
.logo { height: 12mm; max-width: 36mm; display: block; }
.sheet, .pages { width: 210mm; background: #fff; }
.sheet { height: 297mm; overflow: hidden; break-inside: avoid; }
.sheet + .sheet { break-before: page; }

.tags { display: grid; grid-template: repeat(8, 1fr) / repeat(3, 1fr); }
.tag { display: flex; align-items: center; gap: 1mm; min-width: 0; overflow: hidden; padding: 3mm 2mm 3mm 5mm; border: 0.15mm dotted ${light.edge}; border-width: 0 0.15mm 0.15mm 0; }
.tag:nth-child(3n) { border-right: 0; }
.tag:nth-child(n + 22) { border-bottom: 0; }
.tag-words { flex: 1; min-width: 0; }
.tag-name, .tag-choice { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
.tag-name { font-size: 11pt; line-height: 1.2; -webkit-line-clamp: 3; }
.tag-name.long { font-size: 8.5pt; }
.tag-choice { font-size: 8pt; line-height: 1.25; -webkit-line-clamp: 2; }
.tag-price { font-size: 14pt; line-height: 1.25; color: ${light.primary}; }
.tag-foundation { font-size: 6.5pt; color: ${light.muted}; }
.tag-code { flex: none; width: 29mm; height: 29mm; }

.pages { padding: 14mm 15mm; }
.head { display: grid; grid-template-columns: auto 1fr; column-gap: 4mm; align-items: center; margin-bottom: 6mm; padding-bottom: 4mm; border-bottom: 0.5mm dashed ${light.thread}; }
.head .logo { grid-row: span 2; }
.head .foundation { font-size: 10pt; color: ${light.muted}; }
.head h2 { font-size: 20pt; line-height: 1.1; color: ${light.primary}; }
.lines { display: flex; gap: 8mm; margin-bottom: 3mm; }
.lines span { flex: 1; min-height: 8mm; border-bottom: 0.2mm solid ${light.edge}; align-content: end; font-size: 9pt; color: ${light.muted}; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 4mm 0; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { font-size: 9pt; text-align: left; vertical-align: bottom; padding: 1mm 2mm; border-bottom: 0.5mm solid ${light.primary}; }
td { height: 8mm; padding: 1mm 2mm; border-bottom: 0.2mm solid ${light.edge}; overflow-wrap: anywhere; }
td + td, th + th { border-left: 0.2mm solid ${light.edge}; }
.wide { width: 38%; }
.price { width: 18%; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.choice { display: block; font-size: 9pt; color: ${light.muted}; }
.total th { text-align: right; border-bottom: 0; }
.total td { border-bottom: 0.5mm solid ${light.primary}; height: 10mm; }

.slip { display: flex; flex-direction: column; justify-content: space-between; padding: 12mm 15mm; }
.slip td { height: 8.5mm; }
.small { font-size: 9pt; color: ${light.muted}; }
.tear-off { position: relative; padding-top: 6mm; border-top: 0.4mm dashed ${light.edge}; }
.tear-off h3 { font-size: 11pt; color: ${light.primary}; }

.not-final { color: ${light.danger}; font-weight: 700; }
.poster .not-final { margin-bottom: 4mm; padding: 2mm 4mm; border: 0.6mm solid ${light.danger}; font-size: 11pt; font-weight: 400; }

.poster { display: flex; flex-direction: column; justify-content: space-between; padding: 16mm 18mm; text-align: center; }
.poster .logo { height: 30mm; max-width: 90mm; margin: 0 auto 3mm; }
.poster .foundation { font-size: 18pt; color: ${light.primary}; }
.poster h2 { font-size: 34pt; line-height: 1.12; margin: 4mm 0; text-wrap: balance; }
.poster .lead { font-size: 15pt; max-width: 150mm; margin: 0 auto; text-wrap: balance; }
.poster-code { align-self: center; padding: 6mm 10mm; border: 0.8mm dashed ${light.thread}; border-radius: 6mm; font-size: 14pt; }
.upi-code { display: block; width: 92mm; height: 92mm; margin: 1mm auto; }
.upi-id { font-size: 16pt; overflow-wrap: anywhere; }
.payee { font-size: 11pt; }
.poster footer { display: flex; justify-content: space-between; gap: 10mm; text-align: left; font-size: 11pt; }
.poster footer > div { max-width: 85mm; overflow-wrap: anywhere; }
.poster footer h3 { font-size: 12pt; color: ${light.primary}; }

@media screen {
  body { background: ${light.cloth}; padding-bottom: 10mm; }
  .sheet, .pages { margin: 6mm auto; box-shadow: 0 2mm 6mm rgb(0 0 0 / 0.15); }
  .bar h1 { flex-basis: 100%; font-size: 16pt; color: ${light.primary}; }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; max-width: 210mm; margin: 0 auto; padding: 12px; }
  .bar a, .bar button { display: inline-grid; place-content: center; min-height: 44px; padding: 0 20px; border: 2px solid ${light.primary}; border-radius: 12px; font: inherit; font-weight: 600; color: ${light.primary}; background: ${light.surface}; text-decoration: none; cursor: pointer; }
  .bar button { color: ${light['on-primary']}; background: ${light.primary}; }
  .bar button[hidden] { display: none; }
  .bar ul { flex-basis: 100%; padding-left: 1.2em; }
  .bar :focus-visible { outline: 3px solid ${light.ink}; outline-offset: 2px; }
}
@media print {
  .bar { display: none; }
  .pages { padding-block: 0; }
  @page listed { size: A4; margin: 14mm 0; }
  .pages { page: listed; }
}
`;
}
