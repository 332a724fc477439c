import { drawPart } from '../../parts/draw-stills.tsx';
import { ApplicationSection } from './application-section.tsx';
import type { Answer } from './receive-application.ts';

/** The application form as the server draws it: by itself, since in the browser it comes alive by itself. */
export function drawApplication(answer: Answer | undefined): string {
  return drawPart('application', <ApplicationSection answer={answer} />);
}
