import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PostedStep } from './own-steps.ts';

type StepFormProps = { action: string; step: PostedStep; children: ReactNode };

/** A button that takes a step with an application which the family may regret. */
export function StepForm({ action, step, children }: StepFormProps) {
  return (
    <form method="post" action={action}>
      <StepInput step={step} />
      <Button type="submit" variant="danger">
        {children}
      </Button>
    </form>
  );
}

/** The hidden field of every form on an application that is open. */
export function StepInput({ step }: { step: PostedStep }) {
  return <input type="hidden" name="step" value={step} />;
}
