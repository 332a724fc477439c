type TextValueViewProps = {
  value: unknown;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
  /** The word in place of a text that is left out. */
  nothing: string;
};

/** A text as it is read; the entries of a list stand on lines of their own. */
export function TextValueView({ value, lang, nothing }: TextValueViewProps) {
  const lines = textLines(value);
  return (
    <p lang={lines.length > 0 ? lang : undefined} className="max-w-prose wrap-anywhere whitespace-pre-line">
      {lines.length > 0 ? lines.join('\n') : nothing}
    </p>
  );
}

/**
 * A text, list or group as lines to read; none where it is left out.
 * @example textLines([{ label: 'Cost', text: '₹3,500' }]) // ['Cost: ₹3,500']
 */
export function textLines(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.map((entry) => textLines(entry).join(': ')).filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textLines) : [];
}
