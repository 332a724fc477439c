import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { KEY_FIELDS } from './key-fields.ts';
import type { TypedKey } from './key-form.tsx';
import type { PostedStep } from './posted-step.ts';

type StepFormProps = { typedKey: TypedKey; step: PostedStep; variant?: ButtonVariant; children: ReactNode };

/** A button that takes a step with an application. */
export function StepForm({ typedKey, step, variant = 'secondary', children }: StepFormProps) {
  return (
    <form method="post">
      <KeyInputs typedKey={typedKey} step={step} />
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}

/** The hidden fields of every form after the first: whose application it is, and the step. */
export function KeyInputs({ typedKey, step }: { typedKey: TypedKey; step: PostedStep }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name={KEY_FIELDS.reference} value={typedKey.reference} />
      <input
        type="hidden"
        name={step === 'show' ? KEY_FIELDS.phone : KEY_FIELDS.knownPhone}
        value={typedKey.phone}
      />
    </>
  );
}
