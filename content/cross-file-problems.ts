import { type Language, languages, sourceLanguage } from '../domain/languages.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content } from './schemas/content.ts';
import { deskRecords, deskTextValue } from './texts/desk-texts.ts';

/** The problems between files: pictures or texts that don't exist, repeated ids, lists of different lengths. */
export function crossFileProblems(content: Content, pictures: ReadonlySet<string>): ContentProblem[] {
  return [
    ...galleryProblems(content, pictures),
    ...languages.flatMap((language) => languageProblems(content, language)),
    ...easyProblems(content),
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
    ...(own.hostel.day.hours.length === facts.hostelDay.length
      ? []
      : [problem('hostel', 'day.hours', sameLength('hostelDay'))]),
    ...deskRecords.flatMap((text) => {
      const keysIn = (each: Language) => Object.keys(deskTextValue(content, each, text) as object);
      const present = keysIn(language);
      return keysIn(sourceLanguage)
        .filter((key) => !present.includes(key))
        .map((key) =>
          problem(
            text.key.replace(/#.*/, ''),
            [...text.path, key].join('.'),
            'This key is missing. Was it renamed or removed? Put it back.',
          ),
        );
    }),
  ];
}

function easyProblems({ facts, easy }: Content): ContentProblem[] {
  if (easy.donate.examples.length === facts.giftExamples.length) return [];
  return [{ file: 'content/en/easy.json', key: 'donate.examples', reason: sameLength('giftExamples') }];
}

function sameLength(fact: string): string {
  return `This list needs as many entries as ${fact} in content/facts.json.`;
}
