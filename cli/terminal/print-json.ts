/** Prints a value for scripts, on standard output and alone there. */
export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
