import { type BackendCalls, backendCalls } from './backend-calls.ts';

/** The backend's calls made by the browser itself, to the origin that the document names in `data-backend`. */
export function browserCalls(): BackendCalls {
  const backendUrl = document.documentElement.dataset['backend'] ?? '';
  return backendCalls(
    (path, request) => fetch(`${backendUrl}${path}`, request),
    (problem) => console.warn(problem),
    backendUrl,
  );
}
