import { type MouseEvent, type Ref, useId } from 'react';

type ErrorSummaryProps = {
  title: string;
  /** The wrong fields in the form's order, each by the id of its control. */
  problems: readonly { fieldId: string; text: string }[];
  /** For the form that wants to move the focus here. */
  ref?: Ref<HTMLDivElement>;
};

/** Says what is wrong with a form and leads to each wrong field; nothing where nothing is wrong. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      role="group"
      className="rounded-patch border-4 border-danger bg-surface p-5"
    >
      {/* The alert is inside, so that it is read out as it appears without a name said twice. */}
      <div role="alert">
        <h2 id={heading} className="text-xl text-danger">
          {title}
        </h2>
        <ul className="mt-2">
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={focusField}
                className="inline-flex min-h-11 items-center font-semibold text-danger"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

// Following the link alone would scroll the control to the top edge and its label and error out of sight.
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.parentElement ?? field).scrollIntoView({ block: 'center' });
}
