/** A file of the repository: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

const environment = /\bprocess\s*\.\s*env\b|\bimport\.meta\.env\.(?!(DEV|PROD|SSR|MODE)\b)/;
const mayReadEnvironment = [
  /^server\/(main|development)\.ts$/,
  // These start processes of their own.
  /^(cli|tools|bench|e2e|deploy)\//,
  /^[^/]+\.config\.ts$/,
  /^storage\/database\/test-set-up\.ts$/,
];

// All small or all capitals: a sentence such as "Select one from the list" is neither.
const sql = [
  /[`'"]\s*(select\s[^`'"]+?\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|(create|alter|drop)\s+(table|index)|pragma)\s/,
  /[`'"]\s*(SELECT\s[^`'"]+?\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|(CREATE|ALTER|DROP)\s+(TABLE|INDEX)|PRAGMA)\s/,
];

const vagueName = /(^|\/)(utils?|helpers?|lib|common|misc|types|services?)([./]|$)/;

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statement = /[^;{}]*(\{[^}]*\})?[^;]*;/g;
const reExport = /^\s*export\s+(type\s+)?(\*|\{[^}]*\})[^;]*\sfrom\s/;

/** The rules of the source that an import can't show; each function tells whether a file breaks it. */
export const sourceRules = {
  'the environment is read where a process starts': ({ path, text }: SourceFile): boolean =>
    environment.test(text) && !mayReadEnvironment.some((allowed) => allowed.test(path)),

  'SQL is spoken in storage/ only': ({ path, text }: SourceFile): boolean =>
    sql.some((pattern) => pattern.test(text)) && !path.startsWith('storage/'),

  // Tailwind writes them so that each change of the page has the browser style all of it anew: `[.giving:has(…)_&]:` instead.
  'no class asks `:has()` of a group': ({ path, text }: SourceFile): boolean =>
    /^(web|ui)\//.test(path) && /\b(group|peer)-has-/.test(text),

  // The mouse wheel changes what stands in one, seen or not: a text field with `inputMode` asks for a number instead.
  'no field is a number field': ({ text }: SourceFile): boolean => /\btype=[{'"`]*number\b/.test(text),

  'no folder or file has a name that says nothing': ({ path }: SourceFile): boolean => vagueName.test(path),

  'no file only passes on what others export': ({ text }: SourceFile): boolean => {
    const statements = text.replaceAll(comment, '').match(statement) ?? [];
    return statements.length > 0 && statements.every((said) => reExport.test(said));
  },
};
