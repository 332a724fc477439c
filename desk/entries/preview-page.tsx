import { consentProblem } from '../../back-office/consents/taken-back.ts';
import { findEntry, filesInForm, versionOfEntry } from '../../back-office/entries/edited-entry.ts';
import { partsOfField } from '../../domain/entries/translated-fields.ts';
import { mayAct } from '../../domain/people/person.ts';
import { uploadId } from '../../domain/pictures/picture-upload.ts';
import { languages, sourceLanguage, languageNames, languageTag } from '../../domain/values/languages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { nestedFields } from '../forms/nested-fields.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Notice } from '../layout/notice.tsx';
import { todayInIndia } from '../layout/time-text.ts';
import { isUploadUnderWay, shownPicture, uploadText } from '../pictures/picture-field.tsx';
import { type EditArea, entryAddress, uploadsOf } from './edit-area.ts';
import { mayNameInEntry } from './entry-accounts.ts';
import { problemText } from './entry-words.ts';

/** The entry with that id as visitors will see it, and the button that publishes it. */
export async function getPreview<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string,
): Promise<Response> {
  const { messages, messagesIn, repositories, content: readContent } = c.get('desk');
  const { preview, actions } = messages.editing;
  const entry = await findEntry(repositories, area.kind, id);
  if (!entry) return c.notFound();
  const content = await readContent();
  const uploads = await uploadsOf(repositories, area.kind, [entry.form]);
  const pictures = [...filesInForm(area.kind, entry.form)].filter(
    ([, value]) => uploadId(value) !== undefined,
  );
  const unready = pictures.filter(([, value]) => uploads.get(value)?.state !== 'done');
  const shown = area.kind.mapFiles(entry.form, (value) => shownPicture(value, uploads));
  const { published } = entry;
  const reading = area.kind.itemFrom(id, entry.form, {
    published,
    mayName: await mayNameInEntry(c, area, id),
  });
  const problems = Object.entries(
    reading.ok ? await consentProblem(repositories, area.kind.consent, id, reading.item) : reading.problems,
  );
  const fields = nestedFields(entry.form);
  const inLanguages = languages.filter(
    (language) =>
      language === sourceLanguage ||
      fields.some(([name, value]) => value !== '' && partsOfField(name)?.language === language),
  );
  const address = entryAddress(area, id);
  const page = renderDeskPage(c, {
    title: preview.title,
    back: { label: preview.back, to: address },
    view: (
      <>
        <Notice c={c} messages={messages.editing.done} />
        <p className="mb-5">{preview.text}</p>
        {unready.map(([path, value]) => (
          <p key={path} className="mb-5 font-semibold">
            {area.labelOf(messages, path)}: {uploadText(messages.pictures, uploads.get(value))}
          </p>
        ))}
        {/* Nothing in it does anything here. */}
        <fieldset disabled className="mb-6 min-w-0 max-w-96">
          {inLanguages.map((language) => (
            <div key={language} lang={languageTag(language)} className="mb-6">
              {inLanguages.length > 1 && <h2 className="mb-2 text-lg">{languageNames[language]}</h2>}
              <area.Preview
                content={content}
                messages={messagesIn[language]}
                id={id}
                form={shown}
                language={language}
                today={todayInIndia(c)}
              />
            </div>
          ))}
        </fieldset>
        {problems.length > 0 && (
          <>
            <p className="font-semibold">{preview.incomplete}</p>
            <ul className="mb-5 list-disc pl-6">
              {problems.map(([path, problem]) => (
                <li key={path}>
                  {area.labelOf(messages, path)}: {problemText(c.get('desk'), problem)}
                </li>
              ))}
            </ul>
          </>
        )}
        <form method="post" action={address} encType="multipart/form-data" className="flex flex-wrap gap-3">
          <input type="hidden" name="version" value={versionOfEntry(area.kind, entry)} />
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {problems.length === 0 && mayAct(c.get('signedIn').person.role, 'editor') && (
            <DeskButton name="action" value="publish">
              {actions.publish}
            </DeskButton>
          )}
          <ButtonLink to={address} variant="quiet">
            {preview.back}
          </ButtonLink>
        </form>
      </>
    ),
  });
  // A header, since it works without script.
  if (unready.some(([, value]) => isUploadUnderWay(uploads.get(value)))) page.headers.set('refresh', '1');
  return page;
}
