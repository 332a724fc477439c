import { useId } from 'react';
import { FieldError, FieldHint } from './field-notes.tsx';

/**
 * One choice; a `swatch` is any SVG colour, drawn beside the words and never instead of them. `lang` is the label's language,
 * where that is not the page's.
 */
export type ChoiceOption = {
  value: string;
  label: string;
  lang?: string | undefined;
  swatch?: string | undefined;
};

type ChoiceGroupProps = {
  legend: string;
  name: string;
  options: readonly ChoiceOption[];
  /** The chosen one, where the caller keeps it; else `defaultValue` is where the group starts. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  /** The id of the first choice, for a summary of errors to lead to. */
  id?: string;
  hint?: string | undefined;
  hintLang?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  className?: string | undefined;
};

/** A choice of one out of a few, as native radio buttons in one segmented row. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, hint, error, required } = props;
  const group = useId();
  const described = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-describedby={described || undefined}
      className={`min-w-0 ${props.className ?? ''}`}
    >
      <legend className="font-semibold">{legend}</legend>
      <FieldHint id={`${group}-hint`} lang={props.hintLang}>
        {hint}
      </FieldHint>
      <FieldError id={`${group}-error`}>{error}</FieldError>
      <div className="mt-1.5 inline-flex max-w-full flex-wrap gap-0.5 rounded-patch border border-edge bg-line p-0.5">
        {options.map((option, at) => (
          <label key={option.value} lang={option.lang} className={choiceLook}>
            <input
              type="radio"
              id={at === 0 ? props.id : undefined}
              name={name}
              value={option.value}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            {option.swatch !== undefined && <Swatch colour={option.swatch} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceLook =
  'relative inline-flex min-h-11 min-w-11 grow items-center justify-center gap-2 rounded-patch bg-surface px-3.5 py-1 leading-tight transition-colors duration-150 hover:bg-cloth has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary forced-colors:has-checked:outline-3';

function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="-ml-1 size-6 shrink-0">
      <circle cx="12" cy="12" r="10" fill={colour} stroke="currentColor" strokeWidth="1.5" />
      <circle
        cx="12"
        cy="12"
        r="7"
        fill="none"
        strokeWidth="1.3"
        strokeDasharray="3 2.2"
        className="stroke-ground"
      />
    </svg>
  );
}
