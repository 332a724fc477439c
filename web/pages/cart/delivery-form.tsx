import type { FormEvent } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { type Delivery, deliverySchema } from '../../../domain/delivery.ts';
import { type FieldProblemMessages, problemTexts } from '../../../domain/field-problem-text.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PlaceOrder } from './use-place-order.ts';

type DeliveryFormProps = {
  messages: Messages['cart']['delivery'];
  forms: { summary: string; shortPhone: string; problems: FieldProblemMessages };
  order: PlaceOrder;
};

/** Where the order goes, and the button that places it. */
export function DeliveryForm({ messages, forms, order }: DeliveryFormProps) {
  const { form, problems, check } = useCheckedForm(deliverySchema);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (order.isPlacing || !order.checkCart()) return;
    const delivery = check();
    if (delivery) order.place(delivery, () => form.current?.reset());
  }

  const wrong = problemTexts(forms.problems, problems);
  const field = (name: keyof Delivery) => ({
    name,
    label: messages[name],
    required: true,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });
  return (
    <section aria-labelledby="delivery" className="grid max-w-xl gap-5">
      <h2 id="delivery" className="stitched">
        {messages.heading}
      </h2>
      <p>{messages.note}</p>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary title={forms.summary} problems={wrong} />
        <TextField {...field('fullName')} autoComplete="name" />
        <PhoneField {...field('phoneNumber')} shortPhone={forms.shortPhone} />
        <TextArea {...field('address')} autoComplete="street-address" />
        <Button
          type="submit"
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
