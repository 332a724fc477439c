import type { ContentProblem } from './content-problem.ts';
import type { Content } from './schemas/content.ts';

/** What is wrong between files: pictures or texts that don't exist, repeated ids, lists of different lengths. */
export function crossFileProblems(
  { facts, messages, gallery }: Content,
  language: string,
  pictures: ReadonlySet<string>,
): ContentProblem[] {
  const ids = gallery.map(({ id }) => id);
  const texts = Object.keys(messages.gallery.items);
  const inGallery = (index: number, key: string, reason: string): ContentProblem => ({
    file: 'content/gallery.json',
    key: `${index + 1}.${key}`,
    reason,
  });
  const inMessages = (file: string, key: string, reason: string): ContentProblem => ({
    file: `content/${language}/${file}.json`,
    key,
    reason,
  });

  const problems: ContentProblem[] = [];
  for (const [index, { id, image }] of gallery.entries()) {
    if (ids.indexOf(id) < index)
      problems.push(inGallery(index, 'id', `The id “${id}” is used twice; each picture needs its own.`));
    if (!pictures.has(image))
      problems.push(
        inGallery(
          index,
          'image',
          `There is no picture “${image}”. Put ${image}.jpg into content/pictures, or name another.`,
        ),
      );
  }
  for (const id of ids.filter((each) => !texts.includes(each)))
    problems.push(
      inMessages('gallery', `items.${id}`, 'Write the title, description and alt of this picture here.'),
    );
  for (const id of texts.filter((each) => !ids.includes(each)))
    problems.push(
      inMessages(
        'gallery',
        `items.${id}`,
        'content/gallery.json has no picture with this id. Add it there, or take these texts out.',
      ),
    );
  if (messages.donate.ledger.lines.length !== facts.giftExamples.length)
    problems.push(inMessages('donate', 'ledger.lines', sameLength('giftExamples')));
  if (messages.hostel.day.hours.length !== facts.hostelDay.length)
    problems.push(inMessages('hostel', 'day.hours', sameLength('hostelDay')));
  return problems;
}

function sameLength(fact: string): string {
  return `This list needs as many entries as ${fact} in content/facts.json.`;
}
