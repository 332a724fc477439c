/** What keeps a command from being done, in sentences for whoever typed it. */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem';
}
