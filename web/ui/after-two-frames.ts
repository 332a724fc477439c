/**
 * Calls `act` once what was just drawn has been painted: in the second frame from now, so that a slow phone shows it before
 * it goes on. Gives the way to call that off.
 */
export function afterTwoFrames(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
