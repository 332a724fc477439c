const TRUST_MS = 1000;
const PATIENCE_MS = 1000;

/** Knows which revision of the data is current, without asking the database for each request. */
export type RevisionWatch = {
  /** The revision, where it was looked up within the last second. */
  known(): string | undefined;
  /** The revision, looked up if need be; the last known one while the database does not answer. */
  current(): Promise<string>;
};

/** A watch over `lookUp`; revisions raised by any process are seen within a second. */
export function createRevisionWatch(
  lookUp: () => Promise<string>,
  log: (problem: string, cause: unknown) => void,
): RevisionWatch {
  let revision = 'unknown';
  let lookedUpAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let startedAt = 0;

  const isTrusted = () => performance.now() - lookedUpAt < TRUST_MS;

  // One visitor has waited for a database that hangs; the others need not.
  const hangs = () => underWay !== undefined && performance.now() - startedAt >= PATIENCE_MS;

  async function look(): Promise<void> {
    startedAt = performance.now();
    try {
      revision = await lookUp();
    } catch (cause) {
      log('the revision of the data can’t be read; kept pages go on', cause);
    }
    lookedUpAt = performance.now();
    underWay = undefined;
  }

  return {
    known: () => (isTrusted() || hangs() ? revision : undefined),
    async current() {
      if (isTrusted() || hangs()) return revision;
      underWay ??= look();
      await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
      return revision;
    },
  };
}
