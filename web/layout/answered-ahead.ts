import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';

const USABLE_MS = 5000;
const asked = new Map<string, { at: number; answer: Promise<unknown> }>();

/** Asks what the loader of a page, given by its id and address, answers; not again within 5 s. */
export function askAhead(pageId: string, { pathname, search }: URL): void {
  const before = asked.get(pathname + search);
  if (before && performance.now() - before.at < USABLE_MS) return;
  // As React Router asks.
  const parameters = new URLSearchParams(search);
  parameters.set('_routes', pageId);
  const answer = ask(`${pathname === '/' ? '/_' : pathname}.data?${parameters}`, pageId);
  asked.set(pathname + search, { at: performance.now(), answer: answer.catch(() => undefined) });
}

/**
 * What the loader of a page answers: as it did ahead of the press, so that the page is drawn at once, and otherwise as it
 * does now.
 */
export async function fromAhead<Answer>({
  url: { pathname, search },
  serverLoader,
}: {
  url: URL;
  serverLoader: () => Promise<Answer>;
}): Promise<Answer> {
  const ahead = asked.get(pathname + search);
  const answer = ahead && performance.now() - ahead.at < USABLE_MS ? await ahead.answer : undefined;
  // It is the same answer, to the same question.
  return answer === undefined ? serverLoader() : (answer as Answer);
}

async function ask(address: string, pageId: string): Promise<unknown> {
  const { ok, body } = await fetch(address, { priority: 'low' });
  if (!ok || !body) return undefined;
  const { value } = await decode(body, window);
  return (value as Record<string, { data?: unknown } | undefined>)[pageId]?.data;
}
