/** A registration by its last day, an ISO date. */
type Registration = { validUntil: string };

/**
 * The registration under which gifts from citizens of other countries may be taken on a day, an ISO date; undefined where there is
 * none that still holds: then only citizens of India may give.
 */
export function giftsFromAbroad<Fcra extends Registration>(
  { fcra }: { fcra?: Fcra | undefined },
  today: string,
): Fcra | undefined {
  return fcra && today <= fcra.validUntil ? fcra : undefined;
}
