import { fieldProblemText } from '../../domain/entries/field-problems.ts';
import { facts, gallery, messages } from '../messages.ts';

const { applicationForm, cart, contact, donate, forms, home, shell, shop } = messages;

/** The texts by which journeys find elements, as a visitor reads them. */
export const words = {
  applicationForm,
  cart,
  contactForm: contact.form,
  donate,
  gallery: messages.gallery,
  galleryItems: gallery.map(({ id }) => ({ id, title: messages.gallery.items[id]?.title ?? '' })),
  /** The heading over the list of wrong fields. */
  formProblems: forms.summary,
  home,
  /** The sentence about a field that is empty. */
  missing: (field: string) => fieldProblemText(forms.problems, field, 'missing'),
  shell,
  shop,
  site: facts,
};
