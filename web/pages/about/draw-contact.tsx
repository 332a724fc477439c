import { drawPart } from '../../parts/draw-stills.tsx';
import { ContactSection } from './contact-section.tsx';
import type { ReturnedMessage } from './send-posted.ts';

/** The contact section as the server draws it: by itself, since in the browser it comes alive by itself. */
export function drawContact(returned: ReturnedMessage | undefined): string {
  return drawPart('contact', <ContactSection returned={returned} />);
}
