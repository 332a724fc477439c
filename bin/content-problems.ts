import * as v from 'valibot';
import { siteSchema } from './site-schema.ts';

/** What is wrong in the content: in which file, at which field, and how to mend it. */
export type ContentProblem = { file: string; field: string; reason: string };

/** A content file and what it exports. */
export type ContentFile = { file: string; exported: Readonly<Record<string, unknown>> };

const ADDRESS = /^(\/[\w/-]*([?#]\S*)?|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Everything wrong in content that the compiler can't see; `pictures` are the names of those that were made. */
export function contentProblems(
  files: readonly ContentFile[],
  pictures: ReadonlySet<string>,
): ContentProblem[] {
  const walk = walker(pictures);
  return files.flatMap(({ file, exported }) => {
    const walked = Object.entries(exported).flatMap(([name, value]) => walk(value, name));
    const facts = file === 'content/site.ts' ? siteProblems(exported['site']) : [];
    return [...walked, ...facts].map((problem) => ({ file, ...problem }));
  });
}

type Found = Omit<ContentProblem, 'file'>;

function walker(pictures: ReadonlySet<string>): (value: unknown, field: string) => Found[] {
  // One file may list what others hold; a mistake is told once.
  const seen = new WeakSet();
  return function walk(value, field): Found[] {
    if (typeof value === 'string') return textProblems(value, field, pictures);
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    const isList = Array.isArray(value);
    const inside = Object.entries(value).flatMap(([key, inner]) =>
      walk(inner, `${field}.${isList ? Number(key) + 1 : key}`),
    );
    return isList ? [...inside, ...repeatedIds(value, field)] : inside;
  };
}

function textProblems(text: string, field: string, pictures: ReadonlySet<string>): Found[] {
  if (text.trim() === '') return [{ field, reason: 'This text is empty; write it.' }];
  if (/\.(picture|image)$/.test(field) && !pictures.has(text))
    return [
      {
        field,
        reason: `There is no picture “${text}”. Put ${text}.jpg into content/pictures, or name another.`,
      },
    ];
  if (/\.(to|href)$/.test(field) && !ADDRESS.test(text))
    return [
      {
        field,
        reason: `“${text}” is no address. Write a page such as /shop, or https://… for another site.`,
      },
    ];
  return [];
}

const identified = v.union([
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
  v.pipe(
    v.object({ _id: v.string() }),
    v.transform(({ _id }) => _id),
  ),
]);

function repeatedIds(items: readonly unknown[], field: string): Found[] {
  const ids = items.map((item) => v.safeParse(identified, item).output);
  return ids.flatMap((id, at) =>
    typeof id === 'string' && ids.indexOf(id) < at
      ? [{ field: `${field}.${at + 1}`, reason: `The id “${id}” stands there twice; each needs its own.` }]
      : [],
  );
}

function siteProblems(site: unknown): Found[] {
  const { issues = [] } = v.safeParse(siteSchema, site, { abortPipeEarly: true });
  return issues.map((issue) => ({
    field: ['site', v.getDotPath(issue)].filter(Boolean).join('.'),
    reason: issue.message,
  }));
}
