import site from '../../content/site.json' with { type: 'json' };

/** The motifs that can stand for a foundation; ui/motif.tsx draws them, and others. */
export const MOTIFS = ['lamp', 'leaf', 'fish', 'elephant', 'hand', 'house', 'pot', 'star'] as const;

const chosen = new Map<string, unknown>(Object.entries(site)).get('motif');

/** The motif that stands for the foundation, as content/site.json has it; the build checks the file (texts/schemas/site.ts). */
export const siteMotif = MOTIFS.find((motif) => motif === chosen) ?? 'leaf';
