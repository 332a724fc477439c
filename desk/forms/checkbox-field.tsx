import { CHECKED } from '../../domain/checked-box.ts';

type CheckboxFieldProps = { label: string; name: string; defaultChecked: boolean; className?: string };

/** A checkbox with its label, as high as a finger needs. */
export function CheckboxField({ label, name, defaultChecked, className = '' }: CheckboxFieldProps) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold ${className}`}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value={CHECKED}
        defaultChecked={defaultChecked}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
