const MOST_CAUSES = 5;

/**
 * An error as the log has it: kind, sentence, code and stack, and the same of its causes. Whatever else hangs on it is
 * left out, since it may be what a visitor typed: the value that a schema refused, the row that a database names.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error;
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: errorForLog(error.cause, depth + 1) }),
  };
}
