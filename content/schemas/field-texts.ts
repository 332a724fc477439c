import * as v from 'valibot';
import { type DetailIn, detailNames, type Fields } from '../../domain/fields/field.ts';
import { template, text } from './text.ts';

/** The lines of the fields that are details: what `{value}` is. */
export function detailTexts<F extends Fields>(fields: F): Record<DetailIn<F>, ReturnType<typeof template>> {
  return forEach(detailNames(fields), template('value'));
}

/** The names of the choices of each detail that is one of several. */
export function detailChoiceTexts<F extends Fields>(fields: F): DetailChoices<F> {
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && field.detail ? [[name, choiceTexts(field)]] : [],
  );
  return Object.fromEntries(choices) as DetailChoices<F>;
}

type DetailChoices<F> = {
  [Name in keyof F as F[Name] extends { kind: 'choice'; detail: true } ? Name : never]: F[Name] extends {
    choices: readonly (infer Choice extends string)[];
  }
    ? ReturnType<typeof choiceTexts<Choice>>
    : never;
};

/** The names of the choices of a field, by what is stored of them. */
function choiceTexts<Choice extends string>({ choices }: { choices: readonly Choice[] }) {
  return v.strictObject(forEach(choices, text));
}

function forEach<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
