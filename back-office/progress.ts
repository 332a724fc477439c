/** Called as a long task goes on, with how many of its parts are done and how many there are. */
export type OnProgress = (done: number, total: number) => void;
