import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';
import type { DeskRequest } from './desk-context.ts';
import { renderDeskPage } from './desk-page.tsx';

type Question = {
  title: string;
  /** The page of what the question is about. */
  back: { label: string; to: string };
  /** What happens, above the button; its fields are sent to the address of this page. */
  view: ReactNode;
  button: string;
  variant?: ButtonVariant;
  status?: ContentfulStatusCode;
};

/** Asks before something is done that nobody can undo: nothing has happened until the button is pressed. */
export function renderQuestion(c: DeskRequest, question: Question): Response {
  const { title, back, view, button, variant = 'danger', status = 200 } = question;
  return renderDeskPage(c, {
    status,
    title,
    back,
    view: (
      <form method="post" className="grid max-w-prose gap-5">
        {view}
        <DeskButton variant={variant} className="justify-self-start">
          {button}
        </DeskButton>
      </form>
    ),
  });
}
