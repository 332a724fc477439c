import type { DeskMessages } from '../../content/schemas/desk-messages.ts';

type SendingTemplateProps = { messages: DeskMessages['shell']['sending'] };

/** The words with which the desk's script says how the sending of a form goes: see scripts/send-forms.ts. */
export function SendingTemplate({ messages }: SendingTemplateProps) {
  const { saving, sending, notSaved, notSent } = messages;
  return (
    <template
      id="sending"
      data-saving={saving}
      data-sending={sending}
      data-not-saved={notSaved}
      data-not-sent={notSent}
    >
      <p role="status" className="mb-2 min-h-6 max-w-prose basis-full font-semibold" />
    </template>
  );
}
