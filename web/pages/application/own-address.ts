import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import type { OwnQuery } from './own-steps.ts';

/** Gives the address of a view of an application that is open. */
export type OwnAddress = (query?: OwnQuery) => string;

/** The addresses of the application that a key opens, in the page's language. */
export function ownAddress({ language }: Pick<PageContext, 'language'>, key: string): OwnAddress {
  const path = localPath(language, pages.application.path);
  return (query = {}) => `${path}?${new URLSearchParams({ key, ...query })}`;
}
