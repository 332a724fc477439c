/** An amount of money in whole paise (100 paise are one rupee), so that no sum is ever off. */
export type Paise = number;

/**
 * The paise of an amount in rupees, rounded to the nearest paisa.
 * @example paiseFromRupees(499.5) // 49950
 */
export function paiseFromRupees(rupees: number): Paise {
  return Math.round(rupees * 100);
}

/**
 * The rupees of an amount in paise, for the calls and files that speak rupees.
 * @example rupeesFromPaise(49950) // 499.5
 */
export function rupeesFromPaise(paise: Paise): number {
  return paise / 100;
}

/**
 * An amount as people in India read it: their digit groups, and no decimals when it is whole.
 * @example formatRupees(12000000) // '₹1,20,000'
 * @example formatRupees(49950) // '₹499.50'
 */
export function formatRupees(paise: Paise): string {
  // By hand: a browser is slow to make its own formatter, and would hear no touch while a page with prices comes alive.
  const whole = Math.abs(paise);
  const rupees = String(Math.floor(whole / 100)).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  const rest = whole % 100 ? `.${String(whole % 100).padStart(2, '0')}` : '';
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest}`;
}
