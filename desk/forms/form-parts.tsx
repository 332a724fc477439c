import type { ComponentProps, ReactNode } from 'react';
import { relyingParty } from '../../back-office/access/relying-party.ts';
import { CHECKED } from '../../domain/field-problems.ts';
import { CONSENT_GIVERS, type PublicationConsent } from '../../domain/publication-consent.ts';
import { type ButtonVariant, buttonLook } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { type FieldProps, TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskRequest } from '../desk-context.ts';

type CheckboxFieldProps = { label: string; name: string; defaultChecked: boolean; className?: string };

/** A checkbox with its label, as high as a finger needs. */
export function CheckboxField({ label, name, defaultChecked, className = '' }: CheckboxFieldProps) {
  return (
    <label className={`inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold ${className}`}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value={CHECKED}
        defaultChecked={defaultChecked}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

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

type DeskButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant | undefined };

/** A button that submits its form. With `name` and `value` it says which of several was pressed. */
export function DeskButton({ variant, className, children, ...rest }: DeskButtonProps) {
  return (
    <button type="submit" {...rest} className={buttonLook(variant, className)}>
      {children}
    </button>
  );
}

type FieldRowProps = {
  legend: string;
  /** The label of the button that removes the row; `removing` is the `action` that it sends. */
  remove: string;
  removing: string;
  /** The address that the button sends the form to. */
  next: string;
  children: ReactNode;
};

/** One of several rows of fields in a form, which can be removed. */
export function FieldRow({ legend, remove, removing, next, children }: FieldRowProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-l-4 border-line pl-4">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      <DeskButton
        variant="quiet"
        name="action"
        value={removing}
        formAction={next}
        className="justify-self-start px-0!"
      >
        {remove}
      </DeskButton>
    </fieldset>
  );
}

type FilterLinksProps = {
  /** The criterion that the links choose by, such as "State". */
  label: string;
  isLabelSeen?: boolean;
  links: readonly { label: string; to: string; isCurrent: boolean }[];
};

/** Links that each narrow a list in one way; the current one is marked. */
export function FilterLinks({ label, isLabelSeen = false, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1 text-sm sm:text-base">
      {isLabelSeen && (
        <span aria-hidden="true" className="mr-1 text-muted">
          {label}
        </span>
      )}
      {links.map((link) => (
        <a
          key={link.to}
          href={link.to}
          aria-current={link.isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-patch px-2 aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:no-underline"
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}

type PasskeyFormProps = {
  c: DeskRequest;
  /** Whether a passkey is made, or one signs. */
  ceremony: 'create' | 'sign';
  action: string;
  /** The address that gives the options of the ceremony. */
  options: string;
  label: string;
  /** The name of the field that holds what the browser has made. */
  name?: string;
  variant?: ButtonVariant;
  /** Hidden fields that are sent as well. */
  children?: ReactNode;
};

/**
 * A button that makes or uses a passkey. The desk's script shows it where the browser can do that at this address; see
 * scripts/passkeys.ts.
 */
export function PasskeyForm(props: PasskeyFormProps) {
  const { c, ceremony, action, options, label, name = 'passkey', variant, children } = props;
  const { siteUrl, messages } = c.get('desk');
  const party = relyingParty(siteUrl);
  if (!party) return null;
  const { working, cancelled, known, failed } = messages.access.passkey;
  return (
    <form
      hidden
      method="post"
      action={action}
      data-passkey={ceremony}
      data-options={options}
      data-origin={party.origin}
      data-working={working}
      data-cancelled={cancelled}
      data-known={known}
      data-failed={failed}
    >
      {children}
      <input type="hidden" name={name} data-answer="" />
      <DeskButton variant={variant} className="w-full sm:w-auto">
        {label}
      </DeskButton>
      <p role="status" className="mt-2 font-semibold" />
    </form>
  );
}

type RefusalProps = {
  /** Why nothing was done; nothing is shown without it. */
  text: string | undefined;
  title: string;
};

/** Says above a form why what it asked for was not done. */
export function Refusal({ text, title }: RefusalProps) {
  if (text === undefined) return null;
  return (
    <div role="alert" className="mb-6 max-w-prose rounded-patch border-4 border-danger bg-surface p-5">
      <h2 className="text-xl text-danger">{title}</h2>
      <p className="mt-2">{text}</p>
    </div>
  );
}

type SearchFormProps = {
  action: string;
  label: string;
  /** The hint below the label: the parts of an entry that are searched. */
  hint: string;
  button: string;
  /** The words of the current search. */
  words: string;
  /** The other parameters of the address, which the search keeps; '' is left out. */
  hidden: Readonly<Record<string, string>>;
};

/** Searches a list: the words come back in the address, as `q`. */
export function SearchForm({ action, label, hint, button, words, hidden }: SearchFormProps) {
  return (
    <form method="get" action={action} role="search" className="min-w-0">
      {Object.entries(hidden).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="q" className="font-semibold">
        {label}
      </label>{' '}
      <span id="q-hint" className="text-sm text-muted">
        {hint}
      </span>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          type="search"
          id="q"
          aria-describedby="q-hint"
          name="q"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 min-w-0 grow basis-40 rounded-patch border-2 border-edge bg-surface px-3.5 py-2 text-ink"
        />
        <DeskButton variant="secondary">{button}</DeskButton>
      </div>
    </form>
  );
}
