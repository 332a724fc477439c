import { type ChangeEvent, type FormEvent, useLayoutEffect } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { type Delivery, deliverySchema } from '../../../domain/delivery.ts';
import { type FieldProblemMessages, problemTexts } from '../../../domain/field-problem-text.ts';
import { deliveryDraft, useDeliveryDraft } from '../../cart/delivery-draft.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PlaceOrder } from './use-place-order.ts';

type DeliveryFormProps = {
  messages: Messages['cart']['delivery'];
  forms: { summary: string; shortPhone: string; problems: FieldProblemMessages };
  order: PlaceOrder;
  /** While the cart is empty there is nothing to deliver yet. */
  isQuiet: boolean;
};

/** Where the order goes, and the button that places it; what is typed is kept for this tab. */
export function DeliveryForm({ messages, forms, order, isQuiet }: DeliveryFormProps) {
  const draft = useDeliveryDraft();
  const { form, problems, check } = useCheckedForm(deliverySchema);

  // Before hydration only the form itself has what is typed into it.
  useLayoutEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)].flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
    );
    if (typed.length > 0) deliveryDraft.change((kept) => ({ ...kept, ...Object.fromEntries(typed) }));
  }, [form]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (order.isPlacing || !order.checkCart()) return;
    const delivery = check();
    if (delivery) order.place(delivery);
  }

  const wrong = problemTexts(forms.problems, problems);
  const field = (name: keyof Delivery) => ({
    name,
    label: messages[name],
    required: true,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
    value: draft[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      deliveryDraft.change((typed) => ({ ...typed, [name]: target.value }));
    },
  });
  return (
    <section aria-labelledby="delivery" className="grid max-w-xl gap-5 lg:col-start-1 print:hidden">
      <h2 id="delivery" className={isQuiet ? 'text-xl' : 'stitched'}>
        {messages.heading}
      </h2>
      {!isQuiet && <p>{messages.agreed}</p>}
      <p className="text-sm text-muted">{messages.privacy}</p>
      {/* With this method the browser itself sends nothing, and so writes no name or address into the page's address. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary title={forms.summary} problems={wrong} />
        <TextField {...field('fullName')} autoComplete="name" />
        {/* The warning takes the hint's place, so nothing moves away from under a press that leaves the field. */}
        <PhoneField {...field('phoneNumber')} hint={messages.phoneHint} shortPhone={forms.shortPhone} />
        <TextArea {...field('address')} autoComplete="street-address" />
        <Button
          type="submit"
          variant={isQuiet ? 'secondary' : 'primary'}
          busy={order.isPlacing}
          busyLabel={messages.placing}
          className="justify-self-start"
        >
          {messages.placeOrder}
        </Button>
      </form>
    </section>
  );
}
