import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import type { PageContext } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What a page shows that could not be made: what happened, and the way on. */
export function Failure({ messages }: PageContext) {
  const { failure, notFound } = messages.shell;
  return (
    <div className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <ButtonLink to="/">{notFound.backHome}</ButtonLink>
      <FirstScreenEnd />
    </div>
  );
}
