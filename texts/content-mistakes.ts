import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './content-problem.ts';
import { readJson } from './read-json.ts';

/** All mistakes of a content folder in every language, a line each: file, key and how to correct it. */
export async function contentMistakes(contentDir: string): Promise<string[]> {
  const unreadable = jsonMistakes(contentDir);
  if (unreadable.length > 0) return unreadable.map(problemLine);
  const { mistakesInTexts } = await import('./mistakes-in-texts.ts');
  return mistakesInTexts(contentDir).map(problemLine);
}

/**
 * The JSON files that can't be read, and site.json and the English ones that are missing. They are asked for before anything that imports
 * messages: a module can't be loaded while one of the files that it imports is no JSON.
 */
function jsonMistakes(contentDir: string): ContentProblem[] {
  // The folders of languages by their names: which there are says a file that may be wrong.
  const translated = globSync('??/**/*.json', { cwd: contentDir, exclude: ['*/sources.json'] });
  const english = [...new Set(translated.map((path) => path.replace(/^../, 'en')))].filter(
    (path) => !existsSync(join(contentDir, path)),
  );
  const found = globSync('**/*.json', { cwd: contentDir }).toSorted();
  return [...new Set([...english, 'site.json', ...found])].flatMap((path) => {
    const file = readJson(join(contentDir, path), `content/${path}`);
    return 'problem' in file ? [file.problem] : [];
  });
}

/** The problem as one line: `content/en/home.json, hero.heading: reason`. */
export function problemLine({ file, key, reason }: ContentProblem): string {
  return key === '' ? `${file}: ${reason}` : `${file}, ${key}: ${reason}`;
}
