/**
 * The name of the file that holds the messages with that key, without its ending.
 * @example fileName('applicationForm') // 'application-form'
 */
export function fileName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
