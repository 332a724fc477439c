import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { buttonLook } from '../../ui/button-look.ts';

type KeptFormTemplateProps = { messages: DeskMessages['shell']['keptForm'] };

/** The words with which the desk's script offers what was typed into a form and not saved: see scripts/kept-forms. */
export function KeptFormTemplate({ messages }: KeptFormTemplateProps) {
  const { offer, bringBack, forget, brought, leftOver } = messages;
  return (
    <template id="kept-form">
      <section
        aria-label={messages.label}
        data-offer={offer}
        data-brought={brought}
        className="mb-6 max-w-2xl rounded-patch border-2 border-primary bg-surface px-4 py-3"
      >
        <p role="status" tabIndex={-1} data-part="text" className="min-h-6 font-semibold" />
        <p data-part="buttons" className="mt-2 flex flex-wrap gap-3">
          <button type="button" data-part="bring-back" className={buttonLook('secondary')}>
            {bringBack}
          </button>
          <button type="button" data-part="forget" className={buttonLook('quiet')}>
            {forget}
          </button>
        </p>
        <div hidden data-part="left-over" className="mt-2">
          <p>{leftOver}</p>
          <p data-part="rest" className="mt-1 wrap-anywhere whitespace-pre-line" />
        </div>
      </section>
    </template>
  );
}
