import { Hono } from 'hono';
import { AccessEnded } from '../back-office/people/sessions.ts';
import { StaffError } from '../back-office/staff-error.ts';
import { isBrokenOff } from '../domain/values/broken-off.ts';
import { backupRoutes } from './backup/backup.tsx';
import { documentsRoutes } from './documents/documents.tsx';
import { FormTooLarge, sayAadhaarHidden } from './forms/read-form.ts';
import { MalformedForm } from './forms/read-multipart.ts';
import { galleryRoutes } from './gallery/gallery.tsx';
import { firstStepsRoutes } from './home/first-steps.tsx';
import { getHome, postClock } from './home/home.tsx';
import { applicationsRoutes } from './hostel/applications-routes.ts';
import { studentsRoutes } from './hostel/students-routes.ts';
import { addresses, isSectionThere, sections } from './layout/addresses.ts';
import type { DeskEnv, DeskServices } from './layout/desk-context.ts';
import { renderDeskMessage, renderSignedOut, smallForms } from './layout/desk-page.tsx';
import { refusalText } from './layout/notice.tsx';
import { binRoutes } from './log/bin.tsx';
import { logRoutes } from './log/log.tsx';
import { paperRoutes } from './paper/paper.tsx';
import { invitationRoutes } from './people/invitation.tsx';
import { deskLanguage, postLanguage } from './people/language.ts';
import { myDevicesRoutes } from './people/my-devices.tsx';
import { peopleRoutes } from './people/people.tsx';
import { confirmRoutes, requireReauthentication } from './people/reauthentication.tsx';
import {
  renderNotAllowed,
  requireEditorToPost,
  requirePerson,
  requireRole,
  requireWayIn,
} from './people/require-person.ts';
import { setUpRoutes } from './people/set-up.tsx';
import { signInRoutes, signOut } from './people/sign-in.tsx';
import { pictureRoutes } from './pictures/picture-routes.tsx';
import { homeProductsRoutes } from './shop/home-products.tsx';
import { productsRoutes } from './shop/products.tsx';
import { textsRoutes } from './texts/texts-routes.ts';

/** The routes of the desk, below `/desk`; a path with a slash at its end is the path without it. */
export function deskRoutes(services: DeskServices): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (c, next) => {
    const language = deskLanguage(c, services);
    const { desk: messagesIn, site } = await services.content();
    const messages = messagesIn[language];
    c.set('desk', { ...services, messagesIn, language, messages, colours: site.colours });
    await next();
  });

  routes.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method))
      return c.body(null, 405, { allow: 'GET, HEAD, POST' });
    // PostgreSQL refuses NUL in text, and no address of the desk has it.
    if (c.req.url.includes('%00')) return c.notFound();
    return next();
  });

  routes.route(addresses.signIn, signInRoutes());
  routes.post(addresses.signOut, signOut);
  routes.route(addresses.invitation, invitationRoutes());
  routes.post(addresses.language, smallForms, postLanguage);

  // Everything below is for people on staff; what comes first, for readers' own forms too.
  routes.use(requirePerson);
  routes.route(addresses.setUp, setUpRoutes());
  routes.use(requireWayIn);
  for (const section of sections)
    if (!isSectionThere(section, services.inUse)) routes.all(`${addresses[section]}/*`, (c) => c.notFound());
  routes.route(addresses.confirm, confirmRoutes());
  routes.route(addresses.myDevices, myDevicesRoutes());
  routes.use(requireEditorToPost);
  // A whole list leaves the desk in one file.
  routes.use(`${addresses.home}/:list/export.csv`, requireRole('editor'), requireReauthentication);
  routes.use(sayAadhaarHidden);
  routes.route(addresses.people, peopleRoutes());
  routes.route(addresses.backup, backupRoutes());
  routes.get(addresses.home, getHome);
  routes.post(addresses.clock, requireRole('owner'), postClock);
  routes.route(addresses.applications, applicationsRoutes());
  routes.route(addresses.students, studentsRoutes());
  routes.route(addresses.bin, binRoutes());
  routes.route(addresses.log, logRoutes());
  routes.route(addresses.firstSteps, firstStepsRoutes());
  routes.route(addresses.products, productsRoutes());
  routes.route(addresses.homeProducts, homeProductsRoutes());
  routes.route(addresses.paper, paperRoutes());
  routes.route(addresses.gallery, galleryRoutes(services));
  routes.route(addresses.documents, documentsRoutes());
  routes.route(addresses.pictures, pictureRoutes());
  for (const serve of services.media) routes.get(`${addresses.media}/*`, serve);
  routes.route(addresses.texts, textsRoutes());

  routes.notFound((c) =>
    renderDeskMessage(c, { status: 404, ...c.get('desk').messages.shell.notFound, to: addresses.home }),
  );
  routes.onError((error, c) => {
    const { shell } = c.get('desk').messages;
    if (error instanceof AccessEnded) return error.isSignedOut ? renderSignedOut(c) : renderNotAllowed(c);
    if (error instanceof FormTooLarge)
      return renderDeskMessage(c, { status: 413, ...shell.formTooLarge, to: addresses.home });
    if (error instanceof MalformedForm || isBrokenOff(error))
      return renderDeskMessage(c, { status: 400, ...shell.formBroken, to: addresses.home });
    if (error instanceof StaffError)
      return renderDeskMessage(c, {
        status: 409,
        ...shell.refused,
        text: refusalText(c, error),
        to: addresses.home,
      });
    services.log('a page of the desk failed', error);
    const status = services.isUnavailable(error) ? 503 : 500;
    return renderDeskMessage(c, { status, ...shell.failed, to: addresses.home });
  });
  return routes;
}
