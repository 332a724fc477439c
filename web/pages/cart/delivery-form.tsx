import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as cart from '../../../content/cart.ts';
import { formWords, problemTexts } from '../../../content/form-words.ts';
import { type Delivery, deliverySchema } from '../../../domain/delivery.ts';
import { keepPlacedOrder } from '../../cart/placed-order.ts';
import { cartStore } from '../../cart/use-cart.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

const words = cart.delivery;
const PLACING_MS = 1000;

/** Where the order goes. Placing it sends nothing: it is kept for this tab, and the shop then offers to send it. */
export function DeliveryForm() {
  const { form, problems, check } = useCheckedForm(deliverySchema);
  const [placing, setPlacing] = useState(false);
  const here = useIsHere();
  const navigate = useNavigate();

  function place(event: FormEvent): void {
    event.preventDefault();
    if (placing) return;
    if (cartStore.current().length === 0) return showToast(cart.isEmpty, 'failure');
    const delivery = check();
    if (!delivery) return;
    setPlacing(true);
    setTimeout(() => finish(delivery), PLACING_MS);
  }

  // Also finishes when the visitor has left the page meanwhile; then they are not moved.
  function finish(delivery: Delivery): void {
    setPlacing(false);
    const lines = cartStore.current();
    if (lines.length === 0) return showToast(cart.isEmpty, 'failure');
    keepPlacedOrder({ cart: lines, delivery });
    cartStore.change(() => []);
    form.current?.reset();
    showToast(cart.placed, 'success');
    if (here.current) void navigate('/shop');
  }

  const wrong = problemTexts(problems);
  const errorOf = (field: string) => wrong.find(({ fieldId }) => fieldId === field)?.text;
  return (
    <section aria-labelledby="delivery" className="needs-script grid max-w-xl gap-5">
      <h2 id="delivery" className="stitched">
        {words.heading}
      </h2>
      <p>{words.note}</p>
      <form ref={form} noValidate onSubmit={place} className="grid gap-5">
        <ErrorSummary title={formWords.summary} problems={wrong} />
        <TextField
          label={words.fullName}
          name="fullName"
          autoComplete="name"
          required
          error={errorOf('fullName')}
        />
        <TextField
          label={words.phoneNumber}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          error={errorOf('phoneNumber')}
        />
        <TextArea
          label={words.address}
          name="address"
          autoComplete="street-address"
          required
          error={errorOf('address')}
        />
        <Button type="submit" busy={placing} busyLabel={words.placing} className="justify-self-start">
          {words.placeOrder}
        </Button>
      </form>
    </section>
  );
}

function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
