import type { ConsentToRenew } from '../../back-office/consents/consents-to-renew.ts';
import { CONSENT_GIVERS, type PublicationConsent } from '../../domain/consents/publication-consent.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { type FieldProps, TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { dayText } from '../layout/time-text.ts';

type ConsentField = FieldProps & { label: string; defaultValue: string | undefined };

type ConsentFieldsProps = Readonly<Record<keyof PublicationConsent, ConsentField>> & {
  /** The labels of those who may agree. */
  givers: Readonly<Record<PublicationConsent['givenBy'], string>>;
  /** The first choice, where a form may be sent without a consent. */
  none?: { value: keyof typeof hiding; label: string };
};

// Without a consent there is nothing to check. The empty choice of a select is checked too.
const hiding = {
  '': "in-[fieldset:has(input[value='']:checked)]:hidden",
  nobody: 'in-[fieldset:has(input[value=nobody]:checked)]:hidden',
};

/** The fields of a consent: who gave it, how that was checked, and from when until when it holds. */
export function ConsentFields(props: ConsentFieldsProps) {
  const { givenBy, howChecked, givenOn, until, givers, none } = props;
  const options = CONSENT_GIVERS.map((value) => ({ value, label: givers[value] }));
  return (
    <>
      <ChoiceGroup
        legend={givenBy.label}
        name={givenBy.name}
        id={givenBy.name}
        options={none ? [none, ...options] : options}
        defaultValue={givenBy.defaultValue}
        error={givenBy.error}
      />
      <div className={`grid gap-5 ${none ? hiding[none.value] : ''}`}>
        <TextArea {...howChecked} rows={2} maxLength={500} />
        <TextField {...givenOn} type="date" />
        <TextField {...until} type="date" />
      </div>
    </>
  );
}

type ConsentNoteProps = {
  c: DeskRequest;
  /** Of one kind: of students, or of pictures. */
  consents: readonly ConsentToRenew[];
};

/** The lists of what people agree to, by the kind of consent. */
export const consentLists = { student: addresses.students, picture: addresses.gallery };

/** Says how many consents have ended or end soon, and opens to a list of them. */
export function ConsentNote({ c, consents }: ConsentNoteProps) {
  const { messages: all, language } = c.get('desk');
  const messages = all.home.consents;
  const [first] = consents;
  if (!first) return null;
  return (
    <details className="mb-5 max-w-prose rounded-patch border-2 border-line bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {pluralText(messages[first.kind], consents.length)}
      </summary>
      <ul className="pb-2">
        {consents.map(({ kind, id, name, until, hasEnded }) => (
          <li key={id}>
            <a
              href={`${consentLists[kind]}/${encodeURIComponent(id)}`}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {fillIn(hasEnded ? messages.ended : messages.ends, { name, day: dayText(until, language) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
