import { type ChangeObject, diffWordsWithSpace } from 'diff';
import type { ComponentProps } from 'react';
import {
  type EditedText,
  type PageDraft,
  type TextSource,
  isTranslationOutdated,
} from '../../back-office/texts/edited-text.ts';
import type { TextRow, TextSection } from '../../back-office/texts/text-pages.ts';
import { isTied } from '../../back-office/texts/text-rules.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { sourceLanguage } from '../../domain/values/languages.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { isLogo } from '../../texts/schemas/site.ts';
import { type Text, isGuardedFact, textLines } from '../../texts/texts.ts';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';
import { timeText } from '../layout/time-text.ts';
import { TextFields } from './text-fields.tsx';
import {
  TextValueView,
  textInWords,
  fieldName,
  textHint,
  textLabel,
  textsAddress,
  versionsAddress,
} from './text-names.tsx';

type TextFormProps = {
  c: DeskRequest;
  page: string;
  section: TextSection;
  edited: readonly EditedText[];
  /** The values that the fields show, by text. */
  values: ReadonlyMap<string, unknown>;
  errors: ReadonlyMap<string, string>;
  /** The English of outdated translations as it was when they were translated, by the translation; none where that is not known. */
  before: ReadonlyMap<string, { value: unknown }>;
  version: string;
  /** The texts that have earlier versions. */
  versioned: ReadonlySet<string>;
  draft: PageDraft | undefined;
  /** The pictures of the gallery that may stand on a page. */
  gallery: ComponentProps<typeof TextFields>['gallery'];
  /** The values of the texts that can't be changed here, by text. */
  locked: ReadonlyMap<string, unknown>;
};

/** The texts of a section in reading order, languages side by side, with what can be done with them. */
export function TextForm(props: TextFormProps) {
  const { c, page, section, edited, version, draft } = props;
  const { messages, language } = c.get('desk');
  const { form } = messages.texts;
  // Readers only look; editors do where only owners change anything.
  const isEditor = mayAct(c.get('signedIn').person.role, 'editor');
  const mayChange = isEditor && edited.length > 0;
  const address = textsAddress(page, section.id);
  const hasDraft = edited.some((each) => each.hasDraft);
  return (
    <form
      method="post"
      action={address}
      encType={page === 'look' ? 'multipart/form-data' : undefined}
      data-keep={mayChange ? address : undefined}
    >
      {/* The button that Enter in a field presses. */}
      <button type="submit" name="action" value="draft" hidden>
        {form.saveDraft}
      </button>
      {/* The button that the desk's script presses to show entries again that were typed. */}
      <button type="submit" name="change" value="show" data-shows-typed hidden>
        {form.saveDraft}
      </button>
      <input type="hidden" name="version" value={version} />
      {draft && hasDraft && (
        <p className="mb-5 font-semibold">
          {fillIn(form.draftBy, { name: draft.changedBy, time: timeText(draft.changedAt, language) })}
        </p>
      )}
      {!isEditor && <p className="mb-5">{form.onlyLook}</p>}
      <fieldset disabled={!mayChange} className="min-w-0">
        {section.rows.map((row) => (
          <Row key={`${row.file}#${row.path.join('.')}`} {...props} row={row} />
        ))}
      </fieldset>
      {mayChange && (
        <div className="mt-8 flex flex-wrap gap-3">
          <DeskButton name="action" value="publish">
            {form.publish}
          </DeskButton>
          {section.address !== undefined && (
            <DeskButton variant="quiet" name="action" value="preview">
              {form.preview}
            </DeskButton>
          )}
          <DeskButton variant="quiet" name="action" value="draft">
            {form.saveDraft}
          </DeskButton>
          {hasDraft && (
            <DeskButton variant="quiet" name="action" value="discard">
              {form.discard}
            </DeskButton>
          )}
        </div>
      )}
    </form>
  );
}

function Row(props: TextFormProps & { row: TextRow }) {
  const { c, page, section, row, edited, values, errors, versioned } = props;
  const desk = c.get('desk');
  const { texts: messages } = desk.messages;
  return (
    <div className="border-t-2 border-line py-5">
      <div className={row.texts.length > 1 ? 'grid gap-5 lg:auto-cols-fr lg:grid-flow-col' : ''}>
        {row.texts.map((text) => {
          const each = edited.find((one) => one.text.id === text.id);
          const label = textLabel(desk, section, row, text);
          if (!each) return <LockedText key={text.id} {...props} text={text} label={label} />;
          const { changed } = each;
          return (
            <div key={text.id}>
              <TextFields
                messages={messages}
                gallery={props.gallery}
                lang={text.language ?? 'en'}
                errors={errors}
                keepsLength={isTied(text.id)}
                schema={text.schema}
                value={values.has(text.id) ? values.get(text.id) : each.drafted}
                name={fieldName(text)}
                label={label}
                hint={textHint(messages.form, each)}
              />
              {each.source && isTranslationOutdated(each) && (
                <OutdatedNote {...props} text={text} label={label} source={each.source} />
              )}
              {each.hasDraft && !isLogo(text.schema) && (
                <p className="mt-1 text-sm text-muted">
                  {fillIn(messages.form.visitorsRead, {
                    text:
                      textInWords(messages.words, text.schema, each.published).join(' · ') ||
                      messages.form.nothingYet,
                  })}
                </p>
              )}
              {(changed !== undefined || versioned.has(text.id)) && (
                <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
                  {changed &&
                    fillIn(messages.form.changedBy, {
                      name: changed.changedBy,
                      time: timeText(changed.changedAt, desk.language),
                    })}
                  <TouchLink
                    href={versionsAddress(page, section.id, text)}
                    aria-label={fillIn(messages.form.earlierVersions, { text: label })}
                  >
                    {messages.form.versionsLink}
                  </TouchLink>
                </p>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A fact that whoever looks can't change: what it is, and who or what can. */
function LockedText({ c, locked, text, label }: TextFormProps & { text: Text; label: string }) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <TextValueView c={c} value={locked.get(text.id)} schema={text.schema} />
      <p className="mt-1 max-w-prose text-sm text-muted">
        {whyNotChanged(c.get('desk').messages.texts, text)}
      </p>
    </div>
  );
}

/** Why someone can't change a text in the browser. */
export function whyNotChanged({ form }: DeskMessages['texts'], text: Text): string {
  const { changedBy } = text;
  if (changedBy === 'owner' && !isGuardedFact(text)) return form.ownersChange;
  return changedBy === 'files' ? form.locked : form.ownersOnly;
}

type OutdatedNoteProps = TextFormProps & { text: Text; label: string; source: TextSource };

/** Says beside a translation that its English has changed since, what it was and is, and offers to let it stand. */
function OutdatedNote({ c, before, text, label, source }: OutdatedNoteProps) {
  const { outdated } = c.get('desk').messages.texts;
  const name = fieldName(text);
  const earlier = before.get(text.id);
  const [was, is] = earlier ? differingLines(earlier.value, source.english) : [undefined, source.english];
  const parts = earlier && diffWordsWithSpace(textLines(was).join('\n'), textLines(is).join('\n'));
  return (
    <div className="mt-2 grid gap-2 border-l-4 border-accent pl-3 text-sm">
      <p className="font-semibold">{source.hash === '' ? outdated.unknown : outdated.changed}</p>
      {earlier && (
        <div>
          <p className="text-muted">{outdated.before}</p>
          <TextValueView c={c} value={was} lang={sourceLanguage}>
            {parts && marked(parts, 'del')}
          </TextValueView>
        </div>
      )}
      <div>
        <p className="text-muted">{outdated.now}</p>
        <TextValueView c={c} value={is} lang={sourceLanguage}>
          {parts && marked(parts, 'ins')}
        </TextValueView>
      </div>
      <DeskButton
        variant="quiet"
        className="justify-self-start"
        name="confirm"
        value={name}
        formAction={`#${name}`}
        aria-label={fillIn(outdated.confirm, { text: label })}
      >
        {outdated.confirmShort}
      </DeskButton>
    </div>
  );
}

/** The words of a text as it was, with `<del>` around those that are gone, or as it is, with `<ins>` around those that are new. */
function marked(parts: readonly ChangeObject<string>[], Mark: 'del' | 'ins') {
  let end = 0;
  return parts
    .filter(({ added, removed }) => !(Mark === 'del' ? added : removed))
    .map(({ value, added, removed }) => {
      end += value.length;
      return added || removed ? <Mark key={end}>{value}</Mark> : value;
    });
}

/**
 * Two values of a text with the lines of a list left out that are the same in both; whole where one has only more lines, or
 * another order.
 * @example differingLines(['a', 'b'], ['a', 'c']) // [['b'], ['c']]
 */
function differingLines(one: unknown, other: unknown): [unknown, unknown] {
  const [ofOne, ofOther] = [textLines(one), textLines(other)];
  const onlyOne = ofOne.filter((line) => !ofOther.includes(line));
  const onlyOther = ofOther.filter((line) => !ofOne.includes(line));
  return onlyOne.length > 0 && onlyOther.length > 0 ? [onlyOne, onlyOther] : [one, other];
}
