import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with someone's new recovery codes; no page shows them again. */
export function renderCodes(c: DeskRequest, codes: readonly string[]): Response {
  const { setUp, access } = c.get('desk').messages;
  const texts = setUp.codes;
  return renderDeskPage(c, {
    title: texts.title,
    view: (
      <div className="grid max-w-prose gap-5">
        <p>{texts.text}</p>
        <p className="font-semibold">{texts.once}</p>
        <p className="hidden print:block">{`${access.siteName} – ${c.get('signedIn').person.name}`}</p>
        <ol
          id="codes"
          aria-label={texts.list}
          className="max-w-md list-inside list-decimal border-2 border-line bg-surface p-4 text-lg tabular-nums"
        >
          {codes.map((code) => (
            <li key={code} className="py-1">
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3 print:hidden">
          <DeskButton
            type="button"
            variant="secondary"
            hidden
            data-copies="codes"
            data-copied={access.copied}
          >
            {texts.copy}
          </DeskButton>
          <DeskButton type="button" variant="secondary" hidden data-prints="">
            {texts.print}
          </DeskButton>
        </p>
        <p className="print:hidden">
          <ButtonLink to={addresses.home}>{texts.go}</ButtonLink>
        </p>
      </div>
    ),
  });
}
