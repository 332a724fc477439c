/** The reasons for which a new password is refused. */
export type PasswordProblem = 'missing' | 'too-short' | 'too-long' | 'common';

const SHORTEST = 12;
const LONGEST = 200;
// Two words out of 8,000 with a sign between take fewer, three that are no common passwords take more.
const FEWEST_GUESSES = 1e9;

/**
 * The reason for which a new password is refused: it is shorter than 12 characters, longer than 200, or one that is
 * guessed first (common words and names with digits, rows of keys, repetitions); undefined where it is good. `names`
 * are those of the person and of the foundation.
 */
export async function passwordProblem(
  password: string,
  names: readonly string[],
): Promise<PasswordProblem | undefined> {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  // Only a site on which someone chooses a password loads the lists of common ones, which take 30 MB of memory.
  const { passwordGuesses } = await import('./password-guesses.ts');
  return passwordGuesses(password, names) < FEWEST_GUESSES ? 'common' : undefined;
}
