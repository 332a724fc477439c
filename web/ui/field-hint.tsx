type FieldHintProps = { id: string; isWarning?: boolean; children: string | undefined };

/** A word of help under a field's label, or a warning, which is read out as it appears; nothing where there is neither. */
export function FieldHint({ id, isWarning = false, children }: FieldHintProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      role={isWarning ? 'status' : undefined}
      className={`text-sm ${isWarning ? 'font-semibold' : 'text-muted'}`}
    >
      {children}
    </p>
  );
}
