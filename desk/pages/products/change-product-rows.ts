import { blankColour, blankVariant, type ProductForm } from '../../../domain/product-form.ts';

/** The form after a button that adds a row or removes one; undefined for other buttons. */
export function changeProductRows(form: ProductForm, action: string): ProductForm | undefined {
  const { variants, colorVariants } = form;
  const [what, row] = action.split(':');
  switch (what) {
    case 'add-variant':
      return { ...form, variants: [...variants, blankVariant] };
    case 'remove-variant':
      return { ...form, variants: variants.toSpliced(Number(row), 1) };
    case 'add-colour':
      return { ...form, colorVariants: [...colorVariants, blankColour] };
    case 'remove-colour':
      return { ...form, colorVariants: colorVariants.toSpliced(Number(row), 1) };
    default:
      return undefined;
  }
}
