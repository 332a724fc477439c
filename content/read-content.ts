import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, translatedLanguages } from '../domain/languages.ts';
import { type ContentProblem, problemsOfIssues } from './content-problem.ts';
import { crossFileProblems } from './cross-file-problems.ts';
import { fileName } from './file-name.ts';
import { fillContent } from './fill-content.ts';
import { pictureNames } from './picture-names.ts';
import { readJson } from './read-json.ts';
import type { Content } from './schemas/content.ts';
import { type DeskMessages, deskMessageSchemas } from './schemas/desk-messages.ts';
import { easySchema } from './schemas/easy.ts';
import { factsSchema } from './schemas/facts.ts';
import { galleryItemsSchema } from './schemas/gallery.ts';
import { type Messages, messageSchemas } from './schemas/messages.ts';
import { retentionSchema } from './schemas/retention.ts';
import { sourcesSchema } from './schemas/sources.ts';

/** The content with the shared placeholders filled and, as `written`, without; or everything that is wrong with it. */
export type ContentReading = { content: Content; written: Content } | { problems: ContentProblem[] };

/**
 * Reads facts, gallery and the messages of all languages from the folder `contentDir`; lists what is wrong by file and
 * key. Files that are wrong or missing never throw.
 * `known.pictures` are the names of the pictures that exist: those of the folder, where no others are given.
 */
export function readContent(
  contentDir: string,
  known: { pictures: ReadonlySet<string> } = { pictures: pictureNames(contentDir) },
): ContentReading {
  const problems: ContentProblem[] = [];

  function read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
    // People edit the folder content, even where a copy of it is read.
    const file = `content/${path}`;
    const json = readJson(join(contentDir, path), file);
    if ('problem' in json) {
      problems.push(json.problem);
      return undefined;
    }
    const { success, output, issues = [] } = v.safeParse(schema, json.value, { abortPipeEarly: true });
    problems.push(...problemsOfIssues(file, issues));
    return success ? output : undefined;
  }

  function readFolder(folder: string, schemas: Readonly<Record<string, v.GenericSchema>>) {
    return Object.fromEntries(
      Object.entries(schemas).map(([key, schema]) => [key, read(`${folder}/${fileName(key)}.json`, schema)]),
    );
  }

  const facts = read('facts.json', factsSchema);
  const gallery = read('gallery.json', galleryItemsSchema);
  const retention = read('retention.json', retentionSchema);
  const messages = Object.fromEntries(
    languages.map((language) => [language, readFolder(language, messageSchemas) as Messages]),
  ) as Content['messages'];
  // A new language has none before its texts are first confirmed.
  const sources = Object.fromEntries(
    translatedLanguages.map((language) => {
      const path = `${language}/sources.json`;
      return [language, existsSync(join(contentDir, path)) ? (read(path, sourcesSchema) ?? {}) : {}];
    }),
  ) as Content['sources'];
  const desk = Object.fromEntries(
    languages.map((language) => [
      language,
      readFolder(`${language}/desk`, deskMessageSchemas) as DeskMessages,
    ]),
  ) as Content['desk'];
  const easy = read('en/easy.json', easySchema);
  if (problems.length > 0 || !facts || !gallery || !retention || !easy) return { problems };

  const written = { facts, gallery, retention, sources, messages, desk, easy };
  const betweenFiles = crossFileProblems(written, known.pictures);
  return betweenFiles.length > 0 ? { problems: betweenFiles } : { content: fillContent(written), written };
}
