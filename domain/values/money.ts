/** An amount of money in whole paise (100 paise are one rupee), so that no sum is ever off. */
export type Paise = number;

/**
 * An amount as people in India read it: Indian digit groups, and no decimals when it is whole.
 * @example formatRupees(12000000) // '₹1,20,000'
 * @example formatRupees(49950) // '₹499.50'
 */
export function formatRupees(paise: Paise): string {
  // Not Intl.NumberFormat: creating the first one blocks a slow phone while the page becomes interactive.
  const whole = Math.abs(paise);
  const rupees = String(Math.floor(whole / 100)).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  const rest = whole % 100 ? `.${String(whole % 100).padStart(2, '0')}` : '';
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest}`;
}
