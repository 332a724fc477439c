/** Says on the terminal in how many entries Aadhaar numbers were hidden; nothing where there were none. */
export function sayAadhaarHidden(entries: number): void {
  if (entries === 0) return;
  const where = entries === 1 ? 'one entry' : `${entries} entries`;
  console.log(`We don’t keep Aadhaar numbers: in ${where} all digits of one but the last four were hidden.`);
}
