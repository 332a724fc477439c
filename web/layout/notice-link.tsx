import { localPath } from '../../domain/values/local-path.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { linkLook } from '../../ui/button.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';

type NoticeLinkProps = {
  context: PageContext;
  form: NoticePart;
  /** Its words, where the page has others than the notice. */
  text?: string;
  className?: string;
};

/** The link from a form to its part of the privacy notice. */
export function NoticeLink({ context, form, text, className = '' }: NoticeLinkProps) {
  return (
    <p className={`text-sm ${className}`}>
      <a href={`${localPath(context.language, pages.privacy.path)}#${form}`} className={linkLook}>
        {text ?? context.messages.privacy.link}
      </a>
    </p>
  );
}

/** The forms of which the privacy notice tells, in its order; each has the id of its part. */
export const noticeParts = [
  'application',
  'ownApplication',
  'contact',
  'delivery',
  'donation',
] as const satisfies readonly (keyof Messages['privacy'])[];

export type NoticePart = (typeof noticeParts)[number];
