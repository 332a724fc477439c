/** The text that a form's data has for a field; '' where it has none, or a file. */
export function textIn(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}
