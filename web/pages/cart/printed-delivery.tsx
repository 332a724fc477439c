import { useDeliveryDraft } from '../../cart/delivery-draft.ts';

/** On paper, the delivery details that are typed, in place of the form; nothing where there are none. */
export function PrintedDelivery({ heading }: { heading: string }) {
  const { fullName, phoneNumber, address } = useDeliveryDraft();
  const lines = [fullName, phoneNumber, address].filter((line) => line?.trim());
  if (lines.length === 0) return null;
  return (
    <section className="hidden break-inside-avoid print:block">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 whitespace-pre-line">{lines.join('\n')}</p>
    </section>
  );
}
