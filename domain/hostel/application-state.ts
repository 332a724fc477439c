/** How far an application has come, in the order in which staff list them; `waiting` is for the family's answer. */
export const APPLICATION_STATES = ['new', 'reading', 'waiting', 'admitted', 'declined', 'withdrawn'] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The states in which somebody on staff still has something to do. */
export const OPEN_STATES = ['new', 'reading', 'waiting'] as const satisfies readonly ApplicationState[];

// Admitting again corrects the placement; whatever was decided can be taken up again.
const next: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  new: ['reading', 'waiting', 'admitted', 'declined', 'withdrawn'],
  reading: ['new', 'waiting', 'admitted', 'declined', 'withdrawn'],
  waiting: ['reading', 'admitted', 'declined', 'withdrawn'],
  admitted: ['reading', 'admitted', 'withdrawn'],
  declined: ['reading', 'admitted'],
  withdrawn: ['reading', 'admitted'],
};

/** The states that may follow a state. */
export function statesAfter(state: ApplicationState): readonly ApplicationState[] {
  return next[state];
}

/** Whether an application in a state still waits for a decision. */
export function isOpen(state: ApplicationState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** The state that a text names; undefined where it names none. */
export function stateNamed(text: string | undefined): ApplicationState | undefined {
  return APPLICATION_STATES.find((state) => state === text);
}
