import { StateLabel } from '../../layout/state-label.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';

type StepRowProps = {
  step: { name: string; text: string; link?: string };
  /** Where it is done, if in the desk. */
  to: string | undefined;
  isDone: boolean;
  state: string;
};

/** One of the first steps: what it is, whether it is done, and the way to it. */
export function StepRow({ step, to, isDone, state }: StepRowProps) {
  return (
    <li className="border-b-2 border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">{step.name}</h2>
        <StateLabel tone={isDone ? 'done' : 'open'}>{state}</StateLabel>
      </div>
      {!isDone && (
        <>
          <p className="max-w-prose">{step.text}</p>
          {to !== undefined && <TouchLink href={to}>{step.link}</TouchLink>}
        </>
      )}
    </li>
  );
}
