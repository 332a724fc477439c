import { type BackendCalls, backendCalls } from './backend-calls.ts';

/** The backend's calls made by the browser itself, to the origin that the document names in `data-backend`, in its language. */
export function browserCalls(): BackendCalls {
  const { dataset, lang } = document.documentElement;
  const backendUrl = dataset['backend'] ?? '';
  return backendCalls(
    (path, request) => fetch(`${backendUrl}${path}`, request),
    (problem) => console.warn(problem),
    { origin: backendUrl, language: lang },
  );
}
