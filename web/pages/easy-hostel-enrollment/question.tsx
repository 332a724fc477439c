import { sentencesOf } from '../../../content/sentences.ts';
import { type Application, DURATIONS, PURPOSES } from '../../../domain/application.ts';
import { isShortPhone } from '../../../domain/phone.ts';
import { EasyPicture } from '../../easy-read/easy-picture.tsx';
import type { PageContext } from '../../page-context.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type QuestionProps = {
  context: PageContext;
  name: keyof Application;
  typed: string;
  error: string | undefined;
};

/** One question of the application with its picture. On a phone the answer goes across the screen, below both. */
export function Question(props: QuestionProps) {
  const { context, name } = props;
  const { picture } = context.easy.form.questions[name];
  return (
    <div className="flow-root @3xl:flex @3xl:gap-10">
      <EasyPicture context={context} name={picture} className="float-left mr-4 @3xl:mr-0 @3xl:shrink-0" />
      <div className="@3xl:min-w-0 @3xl:flex-1 [&_[id$=-hint]]:flow-root [&_[id$=-hint]]:whitespace-pre-line [&_[role=radiogroup]>div]:flex-col [&_[role=radiogroup]>div]:items-start [&_:is(input:not([type=radio]),textarea)]:clear-left">
        <Control {...props} />
      </div>
    </div>
  );
}

function Control({ context, name, typed, error }: QuestionProps) {
  const { questions, purposes, durations, shortPhone } = context.easy.form;
  const { label, hint } = questions[name];
  // Each sentence stands on a line of its own.
  const field = { name, label, hint: sentencesOf(hint).join('\n'), error, defaultValue: typed };
  switch (name) {
    case 'firstName':
      return <TextField {...field} autoComplete="given-name" />;
    case 'lastName':
      return <TextField {...field} autoComplete="family-name" />;
    case 'email':
      return <TextField {...field} type="email" inputMode="email" autoComplete="email" />;
    case 'phone':
      return (
        <TextField
          {...field}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          warning={isShortPhone(typed) ? shortPhone : undefined}
        />
      );
    case 'address':
      return <TextArea {...field} rows={3} autoComplete="street-address" />;
    case 'purpose':
      return (
        <ChoiceGroup
          {...choice(field)}
          options={PURPOSES.map((value) => ({ value, label: purposes[value] }))}
        />
      );
    case 'duration':
      return (
        <ChoiceGroup
          {...choice(field)}
          options={DURATIONS.map((value) => ({ value, label: durations[value] }))}
        />
      );
    case 'additionalInfo':
      return <TextArea {...field} />;
  }
}

// The summary of errors leads to the first choice.
function choice<Field extends { name: string; label: string }>({ label, ...field }: Field) {
  return { ...field, id: field.name, legend: label };
}
