/** Work that can be left after each of its steps and taken up again; its outcome comes last. */
export type Stepwise<Outcome> = Generator<undefined, Outcome>;

/** Does all the steps of some work, one after the other, and gives its outcome. */
export function atOnce<Outcome>(work: Stepwise<Outcome>): Outcome {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
