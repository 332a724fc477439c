/** An error whose message tells staff in full sentences why a task was not done. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
}
