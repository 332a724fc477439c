// As long as a pointer on its way elsewhere may cross a link.
const CROSSING_MS = 100;

/**
 * Calls `heard` with what a visitor is about to press: touched, focused, or under a pointer that stays. Gives the way
 * to stop it.
 */
export function onIntent(heard: (target: EventTarget | null) => void): () => void {
  let crossing: ReturnType<typeof setTimeout> | undefined;
  const atOnce = ({ target }: Event) => heard(target);
  const onceItStays = ({ target }: Event) => {
    clearTimeout(crossing);
    crossing = setTimeout(() => heard(target), CROSSING_MS);
  };
  const heardOf = { touchstart: atOnce, focusin: atOnce, mouseover: onceItStays };
  for (const [name, listener] of Object.entries(heardOf))
    document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(crossing);
    for (const [name, listener] of Object.entries(heardOf)) document.removeEventListener(name, listener);
  };
}
