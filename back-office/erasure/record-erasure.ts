import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type ErasedKind, erasureHash } from '../../backend/repositories/staff/erasure-repository.ts';

/** Notes that something was erased or taken back, so that restoring an older backup repeats it; call it in the transaction. */
export function recordErasure(
  { erasures }: Pick<Repositories, 'erasures'>,
  kind: ErasedKind,
  id: string,
  now: Date,
): Promise<void> {
  return erasures.add([{ kind, hash: erasureHash(kind, id), at: now.toISOString() }]);
}
