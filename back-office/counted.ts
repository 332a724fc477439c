/** The singular and the plural of a thing. */
export type Noun = { one: string; many: string };

/**
 * A number of things as text.
 * @example counted(1, { one: 'product', many: 'products' }) // '1 product'
 */
export function counted(count: number, { one, many }: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Called as a long task goes on, with how many of its parts are done and how many there are. */
export type OnProgress = (done: number, total: number) => void;
