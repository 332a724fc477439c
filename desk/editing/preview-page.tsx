import { versionOfEntry } from '../../back-office/editing/edited-entry.ts';
import { findEntry } from '../../back-office/editing/find-entry.ts';
import { languages, languageTable, sourceLanguage } from '../../domain/languages.ts';
import { mayAct } from '../../domain/person.ts';
import { partsOfField } from '../../domain/translated-fields.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import { nestedFields } from '../forms/nested-fields.ts';
import { Notice } from '../layout/notice.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';
import type { EditArea } from './edit-area.ts';
import { problemText } from './problem-text.ts';
import { entryAddress } from './entry-address.ts';
import { withShownPictures } from './uploads-of.ts';

/** The entry with that id as visitors will see it, and the button that publishes it. */
export async function getPreview<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string,
): Promise<Response> {
  const { messages, messagesIn, repositories, content: readContent, now } = c.get('desk');
  const { preview, actions } = messages.editing;
  const entry = await findEntry(repositories, area.kind, id);
  if (!entry) return c.notFound();
  const content = await readContent();
  const shown = await withShownPictures(repositories, area.kind, entry.form);
  const reading = area.kind.itemFrom(id, entry.form);
  const fields = nestedFields(Object.fromEntries(Object.entries(entry.form)));
  const inLanguages = languages.filter(
    (language) =>
      language === sourceLanguage ||
      fields.some(([name, value]) => value !== '' && partsOfField(name)?.language === language),
  );
  const today = dayInIndia(now().toISOString());
  const address = entryAddress(area, id);
  return renderDeskPage(c, {
    title: preview.title,
    back: { label: preview.back, to: address },
    view: (
      <>
        <Notice c={c} messages={messages.editing.done} />
        <p className="mb-5">{preview.text}</p>
        {/* Nothing in it does anything here. */}
        <fieldset disabled className="mb-6 min-w-0 max-w-96">
          {inLanguages.map((language) => (
            <div key={language} lang={languageTable[language].tag} className="mb-6">
              {inLanguages.length > 1 && <h2 className="mb-2 text-lg">{languageTable[language].name}</h2>}
              <area.Preview
                content={content}
                messages={messagesIn[language]}
                id={id}
                form={shown}
                language={language}
                today={today}
              />
            </div>
          ))}
        </fieldset>
        {!reading.ok && (
          <>
            <p className="font-semibold">{preview.incomplete}</p>
            <ul className="mb-5 list-disc pl-6">
              {Object.entries(reading.problems).map(([path, problem]) => (
                <li key={path}>
                  {area.labelOf(messages, path)}: {problemText(messages, problem)}
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
          {reading.ok && mayAct(c.get('signedIn').person.role, 'editor') && (
            <DeskButton name="action" value="publish">
              {actions.publish}
            </DeskButton>
          )}
          <ButtonLink to={address} variant="secondary">
            {preview.back}
          </ButtonLink>
        </form>
      </>
    ),
  });
}
