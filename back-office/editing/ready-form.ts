import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { readyPicture } from '../pictures/ready-picture.ts';
import type { EditedKind, EditProblems } from './edited-kind.ts';

/** A form with the addresses of its uploaded pictures, and what is wrong with those that have none. */
export type ReadyForm<Form> = { form: Form; problems: EditProblems };

/** Puts addresses in place of the pictures that were uploaded; waits at most `timeoutMs` for them. Not for a transaction. */
export async function readyForm<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  { mapPictures }: Pick<EditedKind<Item, Form>, 'mapPictures'>,
  form: Form,
  timeoutMs?: number,
): Promise<ReadyForm<Form>> {
  const named: [path: string, value: string][] = [];
  mapPictures(form, (value, path) => {
    named.push([path, value]);
    return value;
  });
  const ready = await Promise.all(
    named.map(async ([path, value]) => ({
      path,
      value,
      picture: await readyPicture(repositories, value, timeoutMs),
    })),
  );
  const addresses = new Map(ready.map(({ value, picture }) => [value, picture.ok ? picture.address : value]));
  const problems = ready.flatMap(({ path, picture }) =>
    picture.ok ? [] : [[path, picture.problem] as const],
  );
  return {
    form: mapPictures(form, (value) => addresses.get(value) ?? value),
    problems: Object.fromEntries(problems),
  };
}
