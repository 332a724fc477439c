import { Icon } from './icon.tsx';

/** The error of a field and how to mend it; nothing where there is none. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 font-semibold text-danger">
      <Icon name="warning" className="mt-1 size-5" />
      {children}
    </p>
  );
}

type FieldHintProps = {
  id: string;
  isWarning?: boolean;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  children: string | undefined;
};

/** A word of help under a field's label, or a warning, which is read out as it appears; nothing where there is neither. */
export function FieldHint({ id, isWarning = false, lang, children }: FieldHintProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      lang={lang}
      role={isWarning ? 'status' : undefined}
      className={`text-sm ${isWarning ? 'font-semibold' : 'text-muted'}`}
    >
      {children}
    </p>
  );
}
