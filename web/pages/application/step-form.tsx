import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import type { PostedStep } from './own-steps.ts';

type StepFormProps = { action: string; step: PostedStep; variant?: ButtonVariant; children: ReactNode };

/** A button that takes a step with an application; most are steps that the family may regret. */
export function StepForm({ action, step, variant = 'danger', children }: StepFormProps) {
  return (
    <form method="post" action={action}>
      <StepInput step={step} />
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}

/** The hidden field of every form on an application that is open. */
export function StepInput({ step }: { step: PostedStep }) {
  return <input type="hidden" name="step" value={step} />;
}
