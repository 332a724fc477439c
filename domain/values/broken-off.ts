/**
 * Whether an error says that whoever sent a request has gone before its body was whole. That is no failure of the site: anyone can
 * bring it about, and nobody is there for the answer.
 */
export function isBrokenOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
