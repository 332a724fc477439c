import { Hono } from 'hono';
import { StaffError } from '../back-office/staff-error.ts';
import { addresses } from './addresses.ts';
import type { DeskEnv, DeskServices } from './desk-context.ts';
import { FormTooLarge } from './forms/read-form.ts';
import { MalformedForm } from './forms/read-multipart.ts';
import { sayAadhaarHidden } from './forms/note-aadhaar.ts';
import { smallForms } from './forms/small-forms.ts';
import { deskLanguage } from './language/desk-language.ts';
import { postLanguage } from './language/post-language.ts';
import { renderDeskMessage } from './layout/render-desk-message.tsx';
import { applicationsRoutes } from './pages/applications/applications-routes.ts';
import { backupRoutes } from './pages/backup/backup-routes.ts';
import * as home from './pages/home/home-page.tsx';
import { postClock } from './pages/home/post-clock.ts';
import { homeProductsRoutes } from './pages/home-products/home-products-routes.ts';
import { paperRoutes } from './pages/paper/paper-routes.ts';
import { productsRoutes } from './pages/products/products-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { studentsRoutes } from './pages/students/students-routes.ts';
import { binRoutes } from './pages/bin/bin-routes.ts';
import { firstStepsRoutes } from './pages/first-steps/first-steps-routes.ts';
import { logRoutes } from './pages/log/log-routes.ts';
import { invitationRoutes } from './pages/invitation/invitation-routes.ts';
import { myDevicesRoutes } from './pages/my-devices/my-devices-routes.ts';
import { peopleRoutes } from './pages/people/people-routes.ts';
import { setUpRoutes } from './pages/set-up/set-up-routes.ts';
import { signInRoutes } from './pages/sign-in/sign-in-routes.ts';
import { signOut } from './pages/sign-in/sign-out.ts';
import { confirmRoutes } from './reauthentication/confirm-routes.ts';
import { textsRoutes } from './pages/texts/texts-routes.ts';
import { galleryRoutes } from './pages/gallery/gallery-routes.ts';
import { refusalText } from './refusal-text.ts';
import { requireReauthentication } from './reauthentication/require-reauthentication.ts';
import { requireEditorToPost, requirePerson, requireRole } from './require-person.ts';
import { requireWayIn } from './require-way-in.ts';

/** The routes of the desk, below `/desk`; a path with a slash at its end is the path without it. */
export function deskRoutes(services: DeskServices): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (c, next) => {
    const language = deskLanguage(c, services);
    const { desk: messagesIn } = await services.content();
    c.set('desk', { ...services, messagesIn, language, messages: messagesIn[language] });
    await next();
  });

  routes.use(async (c, next) => {
    if (!['GET', 'HEAD', 'POST'].includes(c.req.method))
      return c.body(null, 405, { allow: 'GET, HEAD, POST' });
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
  routes.route(addresses.confirm, confirmRoutes());
  routes.route(addresses.myDevices, myDevicesRoutes());
  routes.use(requireEditorToPost);
  // A whole list leaves the desk in one file.
  routes.use(`${addresses.home}/:list/export.csv`, requireRole('editor'), requireReauthentication);
  routes.use(sayAadhaarHidden);
  routes.route(addresses.people, peopleRoutes());
  routes.route(addresses.backup, backupRoutes());
  routes.get(addresses.home, home.get);
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
  routes.route(addresses.pictures, pictureRoutes());
  for (const serve of services.media) routes.get(`${addresses.media}/*`, serve);
  routes.route(addresses.texts, textsRoutes());

  routes.notFound((c) =>
    renderDeskMessage(c, { status: 404, ...c.get('desk').messages.shell.notFound, to: addresses.home }),
  );
  routes.onError((error, c) => {
    const { messages } = c.get('desk');
    const { shell } = messages;
    if (error instanceof FormTooLarge)
      return renderDeskMessage(c, { status: 413, ...shell.formTooLarge, to: addresses.home });
    if (error instanceof MalformedForm)
      return renderDeskMessage(c, { status: 400, ...shell.formBroken, to: addresses.home });
    if (error instanceof StaffError)
      return renderDeskMessage(c, {
        status: 409,
        ...shell.refused,
        text: refusalText(messages, error),
        to: addresses.home,
      });
    services.log('a page of the desk failed', error);
    return renderDeskMessage(c, { status: 500, ...shell.failed, to: addresses.home });
  });
  return routes;
}
