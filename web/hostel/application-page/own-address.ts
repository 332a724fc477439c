import { localPath } from '../../../domain/values/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';

/** Gives the address of a view of an application that is open. */
export type OwnAddress = (query?: OwnQuery) => string;

/** The addresses of the application that a key opens, in the page's language; `page` is where it is shown. */
export function ownAddress(
  { language }: Pick<PageContext, 'language'>,
  key: string,
  page: string = pages.application.path,
): OwnAddress {
  const path = localPath(language, page);
  return (query = {}) => `${path}?${new URLSearchParams({ key, ...query })}`;
}

const postedSteps = ['correct', 'withdraw', 'reopen', 'leave-list', 'erase'] as const;
const views = ['correct', 'stored', 'download', 'erase'] as const;
const refusals = ['read', 'withdrawn', 'decided', 'late', 'unlisted'] as const;

/** The step that a form on the page of an application takes. */
export type PostedStep = (typeof postedSteps)[number];

/** The view that `step` in the address names: the form of a correction, all that is stored, that as a file, or in easy read whether to erase it. */
type OwnView = (typeof views)[number];

/** The query of a family's own page, as its links write it. */
export type OwnQuery = {
  step?: OwnView;
  /** The step that the visitor comes from. */
  done?: PostedStep;
  /** Why that was not done. */
  refused?: (typeof refusals)[number];
};

/** The query that a request has; what no link writes is left out. */
export function ownQuery(query: Readonly<Partial<Record<keyof OwnQuery, string>>>) {
  return {
    step: views.find((view) => view === query.step),
    done: postedStep(query.done),
    refused: refusalIn(query.refused),
  };
}

/** Why nothing was done, where the page says it above the application. */
export function refusalIn(text: string | undefined): OwnQuery['refused'] {
  return refusals.find((refusal) => refusal === text);
}

/** The step that a form has posted; undefined where it names none. */
export function postedStep(text: string | undefined): PostedStep | undefined {
  return postedSteps.find((step) => step === text);
}
