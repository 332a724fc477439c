import type { ProductForm } from '../../../domain/product-form.ts';

const blankVariant = { type: '', price: '', imageURL: '', description: '' };
const blankColour = { color: '', imageURL: '' };

/** The form after a button that adds or removes a row, and the field to go on with; undefined for other buttons. */
export function changeProductRows(
  form: ProductForm,
  action: string,
): { form: ProductForm; focus: string | undefined } | undefined {
  const { variants, colorVariants } = form;
  const [what, row] = action.split(':');
  switch (what) {
    case 'add-variant':
      return {
        form: { ...form, variants: [...variants, blankVariant] },
        focus: `variants.${variants.length}.type`,
      };
    case 'remove-variant':
      return { form: { ...form, variants: variants.toSpliced(Number(row), 1) }, focus: 'add-variant' };
    case 'add-colour':
      return {
        form: { ...form, colorVariants: [...colorVariants, blankColour] },
        focus: `colorVariants.${colorVariants.length}.color`,
      };
    case 'remove-colour':
      return {
        form: { ...form, colorVariants: colorVariants.toSpliced(Number(row), 1) },
        focus: 'add-colour',
      };
    default:
      return undefined;
  }
}
