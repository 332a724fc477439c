import { CONSENT_GIVERS, type PublicationConsent } from '../../domain/publication-consent.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

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
