import type { ReturnedApplication } from '../../application/post-application.ts';
import { holdsAadhaar } from '../../../domain/fields-without-aadhaar.ts';
import { EasySection } from '../../easy-read/easy-section.tsx';
import type { PageContext } from '../../page-context.ts';
import { EasyForm } from './easy-form.tsx';
import { EasyThanks } from './easy-thanks.tsx';

// A browser that has posted the form comes back to this place.
const ANSWER_ID = 'answer';

type AnswerSectionProps = { context: PageContext; returned: ReturnedApplication | undefined };

/** The form; once it is sent, the thanks in its place. */
export function AnswerSection({ context, returned }: AnswerSectionProps) {
  const { heading, sent } = context.easy.form;
  if (returned?.outcome?.tone === 'success')
    return (
      <EasySection heading={sent.heading} id={ANSWER_ID}>
        <EasyThanks
          context={context}
          outcome={returned.outcome}
          phone={returned.typed.phone}
          aadhaarHidden={holdsAadhaar(returned.typed)}
        />
      </EasySection>
    );
  return (
    <EasySection heading={heading} id="application">
      <EasyForm context={context} answerId={ANSWER_ID} returned={returned} />
    </EasySection>
  );
}
