// The permutation by which a digit is changed once for each place.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/**
 * Whether the last of some decimal digits is the check digit of those before it, by Verhoeff's method.
 * @example passesVerhoeff('2363') // true
 */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    let value = Number(digit);
    for (let times = place % 8; times > 0; times -= 1) value = PERMUTATION[value] ?? 0;
    check = productOf(check, value);
  }
  return check === 0;
}

// The product in the group of a pentagon's turns (0 to 4) and reflections (5 to 9).
function productOf(a: number, b: number): number {
  const turn = a < 5 ? a + b : a - b;
  const rest = ((turn % 5) + 5) % 5;
  return a < 5 === b < 5 ? rest : rest + 5;
}
