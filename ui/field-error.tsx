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
