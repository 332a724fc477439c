/** A word of help under a field's label; nothing where there is none. */
export function FieldHint({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}
