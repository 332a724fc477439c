import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ChosenColours } from '../domain/look/palette.ts';
import {
  type Language,
  byLanguage,
  deskLanguages,
  languages,
  sourceLanguage,
  translatedLanguages,
} from '../domain/values/languages.ts';
import { type ContentProblem, missingKey, problemsOfIssues } from './content-problem.ts';
import { englishMistakes } from './english-mistakes.ts';
import { fillContent } from './fill-content.ts';
import { contentPictureNames } from './picture-names.ts';
import { readJson } from './read-json.ts';
import type { Content } from './schemas/content.ts';
import { type DeskMessages, deskMessageSchemas } from './schemas/desk-messages.ts';
import { factsSchema } from './schemas/facts.ts';
import { galleryItemsSchema } from './schemas/gallery.ts';
import { fileName, type Messages, messageSchemasIn, optionalFiles } from './schemas/messages.ts';
import { retentionSchema } from './schemas/retention.ts';
import { siteSchema } from './schemas/site.ts';
import { deskRecords, deskTextValue } from './texts.ts';

/** The schema of a language's `sources.json`: the English text that each of its texts was translated from. */
export const sourcesSchema = v.record(v.string(), v.unknown());

/** The content with the shared placeholders filled and, as `written`, without; or everything that is wrong with it. */
export type ContentReading = { content: Content; written: Content } | { problems: ContentProblem[] };

/**
 * Reads facts, gallery and the messages of all languages from the folder `contentDir`; lists what is wrong by file and
 * key. Files that are wrong or missing never throw.
 * `known.pictures` are the names of the pictures that exist: those of the folder, where no others are given.
 */
export function readContent(
  contentDir: string,
  known: { pictures: ReadonlySet<string> } = { pictures: contentPictureNames(contentDir) },
): ContentReading {
  const problems: ContentProblem[] = [];

  function read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
    const file = readContentFile(contentDir, path, schema);
    if ('value' in file) return file.value;
    problems.push(...file.problems);
    return undefined;
  }

  function readFolder(folder: string, schemas: Readonly<Record<string, v.GenericSchema>>) {
    return Object.fromEntries(
      Object.entries(schemas).map(([key, schema]) => [key, read(`${folder}/${fileName(key)}.json`, schema)]),
    );
  }

  // Whatever else is read goes by it.
  const site = read('site.json', siteSchema);
  if (!site) return { problems };
  const facts = read('facts.json', factsSchema);
  const gallery = read('gallery.json', galleryItemsSchema);
  const retention = read('retention.json', retentionSchema);
  const untranslated = byLanguage((language) =>
    language === sourceLanguage
      ? []
      : optionalFiles.filter((key) => !existsSync(join(contentDir, language, `${fileName(key)}.json`))),
  );
  const english = readFolder(sourceLanguage, messageSchemasIn(sourceLanguage)) as Messages;
  const readMessages = (language: Language): Messages => {
    if (language === sourceLanguage) return english;
    const lacking = new Set<string>(untranslated[language]);
    const present = Object.entries(messageSchemasIn(language)).filter(([key]) => !lacking.has(key));
    return { ...english, ...readFolder(language, Object.fromEntries(present)) };
  };
  const messages = byLanguage(readMessages);
  // A new language has none before its texts are first confirmed.
  const sources = Object.fromEntries(
    translatedLanguages.map((language) => {
      const path = `${language}/sources.json`;
      return [language, existsSync(join(contentDir, path)) ? (read(path, sourcesSchema) ?? {}) : {}];
    }),
  ) as Content['sources'];
  const englishDesk = readFolder(`${sourceLanguage}/desk`, deskMessageSchemas) as DeskMessages;
  const readDesk = (language: Language) =>
    language !== sourceLanguage && deskLanguages.includes(language)
      ? (readFolder(`${language}/desk`, deskMessageSchemas) as DeskMessages)
      : englishDesk;
  const desk = byLanguage(readDesk);
  if (problems.length > 0 || !facts || !gallery || !retention) {
    const areTranslations = !problems.some(({ file }) => file.startsWith(`content/${sourceLanguage}/`));
    const lost = areTranslations ? englishMistakes(contentDir) : [];
    return { problems: lost.length > 0 ? lost : problems };
  }

  const look = { colours: site.colours as ChosenColours, pictures: site.pictures };
  const written = { site: look, facts, gallery, retention, sources, messages, untranslated, desk };
  const betweenFiles = [
    ...crossFileProblems(written, known.pictures),
    ...(site.parts.includes('shop')
      ? categoryProblems(
          written,
          site.categories.map(({ id }) => id),
        )
      : []),
  ];
  return betweenFiles.length > 0 ? { problems: betweenFiles } : { content: fillContent(written), written };
}

/** The value of the JSON file `path` in the folder `contentDir` as its schema reads it, or all mistakes in the file. */
export function readContentFile<Schema extends v.GenericSchema>(
  contentDir: string,
  path: string,
  schema: Schema,
): { value: v.InferOutput<Schema> } | { problems: ContentProblem[] } {
  // People edit the folder content, even where a copy of it is read.
  const file = `content/${path}`;
  const json = readJson(join(contentDir, path), file);
  if ('problem' in json) return { problems: [json.problem] };
  const { success, output, issues = [] } = v.safeParse(schema, json.value, { abortPipeEarly: true });
  return success ? { value: output } : { problems: problemsOfIssues(file, issues) };
}

/** The problems between files: pictures or texts that don't exist, repeated ids, lists of different lengths. */
function crossFileProblems(content: Content, pictures: ReadonlySet<string>): ContentProblem[] {
  return [
    ...galleryProblems(content, pictures),
    ...languages.flatMap((language) => languageProblems(content, language)),
  ];
}

function galleryProblems({ gallery }: Content, pictures: ReadonlySet<string>): ContentProblem[] {
  const ids = gallery.map(({ id }) => id);
  const inGallery = (index: number, key: string, reason: string): ContentProblem => ({
    file: 'content/gallery.json',
    key: `${index + 1}.${key}`,
    reason,
  });
  return gallery.flatMap(({ id, image }, index) => [
    ...(ids.indexOf(id) < index
      ? [inGallery(index, 'id', `The id “${id}” is used twice; each picture needs its own.`)]
      : []),
    ...(pictures.has(image)
      ? []
      : [
          inGallery(
            index,
            'image',
            `There is no picture “${image}”. Put ${image}.jpg into content/pictures, or name another.`,
          ),
        ]),
  ]);
}

function languageProblems(content: Content, language: Language): ContentProblem[] {
  const { facts, messages, gallery } = content;
  const { [language]: own } = messages;
  const ids = gallery.map(({ id }) => id);
  const texts = Object.keys(own.gallery.items);
  const problem = (file: string, key: string, reason: string): ContentProblem => ({
    file: `content/${language}/${file}.json`,
    key,
    reason,
  });
  const missing = ids.filter((id) => !texts.includes(id));
  const unknown = texts.filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) =>
      problem('gallery', `items.${id}`, 'Write the title, description and alt of this picture here.'),
    ),
    ...unknown.map((id) =>
      problem(
        'gallery',
        `items.${id}`,
        'content/gallery.json has no picture with this id. Add it there, or take these texts out.',
      ),
    ),
    ...(own.donate.ledger.lines.length === facts.giftExamples.length
      ? []
      : [problem('donate', 'ledger.lines', sameLength('giftExamples'))]),
    ...(own.easy.donate.examples.length === facts.giftExamples.length
      ? []
      : [problem('easy', 'donate.examples', sameLength('giftExamples'))]),
    ...(own.hostel.day.hours.length === facts.hostelDay.length
      ? []
      : [problem('hostel', 'day.hours', sameLength('hostelDay'))]),
    ...deskRecords.flatMap((text) => {
      const keysIn = (each: Language) => Object.keys(deskTextValue(content, each, text) as object);
      const present = keysIn(language);
      return keysIn(sourceLanguage)
        .filter((key) => !present.includes(key))
        .map((key) => problem(text.key.replace(/#.*/, ''), [...text.path, key].join('.'), missingKey));
    }),
  ];
}

// Other languages have the names that English has.
function categoryProblems({ messages }: Content, ids: readonly string[]): ContentProblem[] {
  const named = Object.keys(messages[sourceLanguage].shop.categories.names);
  const problem = (id: string, reason: string): ContentProblem => ({
    file: `content/${sourceLanguage}/shop.json`,
    key: `categories.names.${id}`,
    reason,
  });
  return [
    ...ids
      .filter((id) => !named.includes(id))
      .map((id) => problem(id, 'Write the name of this category here.')),
    ...named
      .filter((id) => !ids.includes(id))
      .map((id) =>
        problem(id, 'content/site.json has no category with this id. Add it there, or take the name out.'),
      ),
  ];
}

function sameLength(fact: string): string {
  return `This list needs as many entries as ${fact} in content/facts.json.`;
}
