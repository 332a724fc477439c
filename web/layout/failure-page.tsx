import * as shell from '../../content/shell.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { FirstScreenEnd } from './first-screen.tsx';

/** What a page shows that could not be made: what happened, and the way on. */
export function FailurePage() {
  return (
    <div className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <title>{shell.failure.title}</title>
      <h1>{shell.failure.title}</h1>
      <p>{shell.failure.text}</p>
      <ButtonLink to="/">{shell.notFound.backHome}</ButtonLink>
      <FirstScreenEnd />
    </div>
  );
}
