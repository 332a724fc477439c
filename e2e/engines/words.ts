import { applicationForm } from '../../content/application-form.ts';
import * as cart from '../../content/cart.ts';
import { form as contactForm } from '../../content/contact.ts';
import { donate } from '../../content/donate.ts';
import { fieldProblem, formWords } from '../../content/form-words.ts';
import { gallery, galleryItems } from '../../content/gallery.ts';
import { mainLinks } from '../../content/navigation.ts';
import * as shell from '../../content/shell.ts';
import { shop } from '../../content/shop.ts';
import { site } from '../../content/site.ts';

/** The words by which journeys find elements, as a visitor reads them. */
export const words = {
  applicationForm,
  cart,
  contactForm,
  donate,
  gallery,
  galleryItems,
  galleryLink: mainLinks.find(({ to }) => to === '/gallery')?.label ?? '',
  /** The heading over the list of wrong fields. */
  formProblems: formWords.summary,
  /** The sentence about a field that is empty. */
  missing: (field: string) => fieldProblem(field, 'missing'),
  shell,
  shop,
  site,
};
