import { type Backend, openBackend } from './backend.ts';

/** The backend as the browser reaches it: at the origin that the document names in `data-backend`, in its language. */
export function browserBackend(): Backend {
  const { dataset, lang } = document.documentElement;
  const origin = dataset['backend'] ?? '';
  return openBackend(
    (path, request) => fetch(`${origin}${path}`, request),
    (problem) => console.warn(problem),
    { origin, language: lang },
  );
}
