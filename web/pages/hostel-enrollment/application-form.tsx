import { applicationForm as words } from '../../../content/application-form.ts';
import { formWords } from '../../../content/form-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StitchedFrame } from '../../ui/stitch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ApplicationOutcome } from './application-outcome.tsx';
import { type Answer, nothingTyped } from './receive-application.ts';
import { UnseenField } from './unseen-field.tsx';
import { useApplicationForm } from './use-application-form.ts';

// Without script the page comes back at the place where the answer stands.
const ANSWER_ID = 'answer';

/** The application: sent by the browser's own call where there is script, else posted to this page. */
export function ApplicationForm({ answer }: { answer: Answer | undefined }) {
  const { form, end, wrong, outcome, sending, submit, keep } = useApplicationForm(answer);
  const typed = answer?.typed ?? nothingTyped;
  const field = (name: keyof typeof typed) => ({
    name,
    label: words[name],
    defaultValue: typed[name],
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });

  return (
    <div className="relative rounded-patch bg-surface p-6 shadow-lift sm:p-10">
      <StitchedFrame className="text-line" />
      <form
        ref={form}
        method="post"
        action={`#${ANSWER_ID}`}
        noValidate
        aria-label={words.heading}
        onSubmit={submit}
        onInput={keep}
        className="relative grid items-end gap-x-6 gap-y-6 sm:grid-cols-2"
      >
        {wrong.length > 0 && (
          <div id={ANSWER_ID} className="sm:col-span-2">
            <ErrorSummary title={formWords.summary} problems={wrong} />
          </div>
        )}
        <TextField {...field('firstName')} autoComplete="given-name" required />
        <TextField {...field('lastName')} autoComplete="family-name" required />
        <TextField
          {...field('email')}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <TextField
          {...field('phone')}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <TextArea
          {...field('address')}
          hint={words.addressHint}
          rows={3}
          autoComplete="street-address"
          required
          className="sm:col-span-2"
        />
        <SelectField
          {...field('purpose')}
          emptyLabel={words.selectPurpose}
          options={words.purposes}
          required
        />
        <SelectField {...field('duration')} options={words.durations} />
        <TextArea
          {...field('additionalInfo')}
          hint={words.additionalInfoHint}
          requirement={formWords.optional}
          className="sm:col-span-2"
        />
        <UnseenField name="website" label={words.website} />
        <p className="max-w-prose text-sm text-muted sm:col-span-2">{words.privacy}</p>
        <div ref={end} className="grid scroll-mb-48 justify-items-start gap-5 sm:col-span-2">
          <Button type="submit" busy={sending} busyLabel={words.sending}>
            {words.submit}
          </Button>
          {outcome && <ApplicationOutcome id={wrong.length > 0 ? undefined : ANSWER_ID} outcome={outcome} />}
        </div>
      </form>
    </div>
  );
}
