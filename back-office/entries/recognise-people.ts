import {
  type PersonTraits,
  areRatherTwo,
  isSamePerson,
  likeness,
  nameKey,
  sharedTraits,
} from '../../domain/people/same-person.ts';
import type { Cells, Collection } from './collection.ts';
import type { RowProblem } from './import-error.ts';

/** Of a row that is nearly a person who is there: it changes them, or is somebody else. */
export type SameNames = 'update' | 'add';

/** A row of a list of people: its key, who they are, and the cells of the columns that the list has. */
export type ListedPerson = { row: number; key: string; person: PersonTraits; cells: Cells };

/** The key of the stored person whom each row means, by the key of the row where they differ; and the rows that leave it open. */
type Recognition = { storedKeys: ReadonlyMap<string, string>; problems: RowProblem[] };

/** Finds whom the rows of a list of people mean. A stored person who has a row of their own is meant by no other one. */
export function recognisePeople<Item>(
  rows: readonly ListedPerson[],
  stored: ReadonlyMap<string, Cells>,
  { noun, keyField, columns, personOf, knownBy = [] }: Collection<Item>,
  sameNames: SameNames | undefined,
): Recognition {
  if (!personOf) return { storedKeys: new Map(), problems: [] };
  const column = columns.find(({ field }) => field === keyField)?.name ?? keyField;
  const known = byTraits([...stored].map(([key, cells]) => ({ key, person: personOf(cells), cells })));
  const storedKeys = new Map<string, string>();
  const problems: RowProblem[] = [];
  const open = rows.filter(({ key }) => !stored.has(key));
  const ask = (row: number, reason: string) => problems.push({ row, column, reason });
  const choose = ({ row, key }: ListedPerson, found: readonly KnownPerson[]) => {
    const [first, second] = found;
    if (first && second)
      ask(
        row,
        `This can be several ${noun.many} who are there: ${found.map(described).join('; ')}. ${SEVERAL}`,
      );
    else if (first) storedKeys.set(key, first.key);
  };

  // Name, email and phone are those of who is there, and yet much else is not.
  for (const { key, row, person } of rows) {
    const there = stored.get(key);
    const other = there && personOf(there);
    if (!other || !areRatherTwo(person, other) || sameNames === 'update') continue;
    const near = [{ key, person: other }];
    ask(
      row,
      sameNames === 'add' ? `${described({ person })} is there already. ${SEVERAL}` : question(person, near),
    );
  }

  // People without email and phone: all that the list says of one is so of who is stored, in whatever capitals.
  const isAsListed = (listed: Cells) => {
    const said = knownBy.filter((name) => name in listed);
    return ({ cells }: { cells: Cells }) =>
      said.every((name) => nameKey(listed[name] ?? '') === nameKey(cells[name] ?? ''));
  };
  for (const each of open) {
    const { person, cells } = each;
    const isKnown = person.email || person.phone ? undefined : isAsListed(cells);
    choose(
      each,
      known(person).filter((other) => isKnown?.(other) ?? isSurelySame(other.person, person)),
    );
  }
  const claimed = new Set([...rows.map(({ key }) => key), ...storedKeys.values()]);
  const asked = new Set(problems.map(({ row }) => row));
  const added = byTraits(open.filter(({ key }) => !storedKeys.has(key)));
  for (const each of open) {
    if (storedKeys.has(each.key) || asked.has(each.row)) continue;
    const twin = added(each.person).find(
      (other) => other.row < each.row && isSurelySame(other.person, each.person),
    );
    if (twin) {
      ask(each.row, `This is the same ${noun.one} as in row ${twin.row}. Delete one of them.`);
      continue;
    }
    const near = known(each.person).filter(
      ({ key, person }) =>
        !claimed.has(key) &&
        (isSamePerson(each.person, person) || likeness(each.person, person) !== undefined),
    );
    if (near.length === 0 || sameNames === 'add') continue;
    if (sameNames === 'update') choose(each, near);
    else ask(each.row, question(each.person, near));
  }
  return { storedKeys, problems };
}

function isSurelySame(one: PersonTraits, other: PersonTraits): boolean {
  return isSamePerson(one, other) && !areRatherTwo(one, other);
}

const SEVERAL =
  'Write the email and the phone of the one who is meant as they are there, or move the others to the bin.';

type KnownPerson = { key: string; person: PersonTraits };

function question(person: PersonTraits, near: readonly KnownPerson[]): string {
  return `${described({ person })} is nearly the same as ${near.map(described).join('; ')}. Import again with --same-names=update where each such row changes who is there, or with --same-names=add where each is somebody else.`;
}

function described({ person: { name, email, phone } }: { person: PersonTraits }): string {
  return [name, email, phone].filter((text) => text !== '').join(', ');
}

function byTraits<Known extends KnownPerson>(people: readonly Known[]): (person: PersonTraits) => Known[] {
  const index = new Map<string, Known[]>();
  for (const each of people)
    for (const trait of sharedTraits(each.person)) {
      const same = index.get(trait);
      if (same) same.push(each);
      else index.set(trait, [each]);
    }
  return (person) => [...new Set(sharedTraits(person).flatMap((trait) => index.get(trait) ?? []))];
}
