import { CHILDLINE } from '../../../domain/childline.ts';
import { telLink } from '../../../domain/phone.ts';
import { EasySection, IdeaRow } from '../../easy-read/idea-row.tsx';
import { renderEasyPage } from '../../easy-read/render-easy-page.tsx';
import { OwnChildSafetyContact } from '../../layout/child-safety-contact.tsx';
import { ContactWay } from '../../layout/contact-way.tsx';
import type { PageRequest } from '../../page-context.ts';

/** How to reach the foundation, in easy read. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const messages = context.easy.contact;
  const { call, whatsapp, email, visit, childSafety } = messages;
  const { childSafetyContact, whatsapp: number } = context.facts;
  return renderEasyPage(c, {
    name: 'easy-contact',
    messages,
    view: (
      <>
        <EasySection heading={call.heading}>
          <IdeaRow context={context} idea={call.idea} priority>
            <ContactWay way="phone" context={context} linkClassName={linkLook} />
          </IdeaRow>
        </EasySection>
        {number && (
          <EasySection heading={whatsapp.heading}>
            <IdeaRow context={context} idea={whatsapp.idea}>
              <ContactWay
                way="whatsapp"
                context={context}
                whatsapp={{ label: whatsapp.link, text: whatsapp.message }}
                linkClassName={linkLook}
              />
            </IdeaRow>
          </EasySection>
        )}
        <EasySection heading={email.heading}>
          <IdeaRow context={context} idea={email.idea}>
            <ContactWay way="email" context={context} linkClassName={linkLook} />
          </IdeaRow>
        </EasySection>
        <EasySection heading={visit.heading}>
          <IdeaRow context={context} idea={visit.address}>
            <div className="font-semibold">
              <ContactWay way="address" context={context} />
            </div>
          </IdeaRow>
          <IdeaRow context={context} idea={visit.hours}>
            <p className="font-semibold">
              <ContactWay way="hours" context={context} />
            </p>
          </IdeaRow>
          <IdeaRow context={context} idea={visit.languages} />
        </EasySection>
        <EasySection heading={childSafety.heading}>
          <IdeaRow context={context} idea={childSafety.childline}>
            <a href={telLink(CHILDLINE)} className={linkLook}>
              {childSafety.link}
            </a>
          </IdeaRow>
          {childSafetyContact && (
            <IdeaRow context={context} idea={childSafety.contact}>
              <OwnChildSafetyContact context={context} className="font-semibold" />
            </IdeaRow>
          )}
        </EasySection>
      </>
    ),
  });
}

const linkLook = 'inline-flex min-h-11 items-center font-semibold';
