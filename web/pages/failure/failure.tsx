import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The page in place of one that could not be made: what happened, and the way on. */
export function Failure({ language, messages }: PageContext) {
  const { failure, notFound } = messages.shell;
  return (
    <div className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <ButtonLink to={localPath(language, pages.home.path)}>{notFound.backHome}</ButtonLink>
      <FirstScreenEnd />
    </div>
  );
}
