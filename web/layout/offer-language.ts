const KEY = 'language-offer';

/**
 * Offers an English page once in the language that the browser prefers, where the site has it: fetches one line and shows
 * it. A press on it ends the offers for good.
 */
export function offerLanguage(): void {
  const offered = document.getElementById('early-script')?.dataset['offers']?.split(' ') ?? [];
  const preferred = navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === 'en' || offered.includes(language));
  if (preferred && preferred !== 'en' && !wasAnswered())
    addEventListener('load', () => void show(preferred), { once: true });
}

async function show(language: string): Promise<void> {
  const answer = await fetch(`/${language}/language-offer`).catch(() => undefined);
  if (!answer?.ok) return;
  document.body.insertAdjacentHTML('beforeend', await answer.text());
  const offer = document.getElementById('language-offer');
  const link = offer?.querySelector('a');
  if (link) link.href = `/${language}${location.pathname.replace(/^\/$/, '')}${location.search}`;
  offer?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    offer.remove();
    try {
      localStorage.setItem(KEY, 'answered');
    } catch {
      // Storage may be forbidden.
    }
  });
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
