import type { Stepwise } from '../../domain/stepwise.ts';

// Less than a frame: a press waits for one slice at most, and is answered in the frame after it.
const SLICE_MS = 12;

/** Does long work in slices of a few milliseconds; presses and frames come in between. */
export async function inSlices<Outcome>(work: Stepwise<Outcome>): Promise<Outcome> {
  let sliceEnds = performance.now() + SLICE_MS;
  let step = work.next();
  while (!step.done) {
    if (performance.now() >= sliceEnds) {
      await turnOfOthers();
      sliceEnds = performance.now() + SLICE_MS;
    }
    step = work.next();
  }
  return step.value;
}

function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
