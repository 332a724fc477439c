import { contactMessageSchema } from '../../domain/about/contact-message.ts';
import { type Application, applicationSchema } from '../../domain/hostel/application.ts';
import { applicationCredentialsSchema } from '../../domain/hostel/own-application.ts';
import { pagePath } from '../../domain/values/local-path.ts';
import { telLink } from '../../domain/values/phone.ts';
import { Button } from '../../ui/button.tsx';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import styles from '../styles/page.css?inline';

const choices: readonly string[] = ['purpose', 'duration'] satisfies (keyof Application)[];

// The fields in which visitors write, of all forms.
const written = [applicationSchema, applicationCredentialsSchema, contactMessageSchema]
  .flatMap(({ entries }) => Object.keys(entries))
  .filter((name) => !choices.includes(name));

/**
 * Answers 403 to a form that does not say that it comes from a page of this site: with what was typed, and a button that
 * sends it from here. Whoever was led here by another website reads what would be sent, and in whose name.
 */
export async function renderRefusedForm(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const form = await c.req.formData();
  // No form of the site has two fields of one name.
  const fields = [...new Map(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  const { pathname, search } = new URL(c.req.url);
  return renderPage(c, {
    path: pagePath(c.req.path),
    title: context.messages.shell.refusedForm.title,
    indexed: false,
    styles,
    view: <RefusedForm context={context} action={pathname + search} fields={fields} />,
    status: 403,
  });
}

type RefusedFormProps = {
  context: PageContext;
  action: string;
  fields: readonly { name: string; value: string }[];
};

function RefusedForm({ context, action, fields }: RefusedFormProps) {
  const { title, text, typed, send } = context.messages.shell.refusedForm;
  const { phone } = context.facts;
  const [beforePhone, afterPhone] = text.split('{phone}');
  const texts = fields.filter(({ name, value }) => written.includes(name) && value.trim() !== '');
  return (
    <div className="page-width grid min-h-[60vh] max-w-prose content-center justify-items-start gap-6 py-16">
      <h1>{title}</h1>
      <p>
        {beforePhone}
        <a href={telLink(phone)}>{phone}</a>
        {afterPhone}
      </p>
      <form method="post" action={action} className="grid justify-items-start gap-6">
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {texts.length > 0 && (
          <div>
            <h2 className="text-xl">{typed}</h2>
            {texts.map(({ name, value }) => (
              <p key={name} className="mt-2 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
                {value}
              </p>
            ))}
          </div>
        )}
        <Button type="submit" variant="primary">
          {send}
        </Button>
      </form>
      <FirstScreenEnd />
    </div>
  );
}
