import { Hono } from 'hono';
import { StaffError } from '../back-office/staff-error.ts';
import { addresses } from './addresses.ts';
import type { DeskEnv, DeskServices } from './desk-context.ts';
import { FormTooLarge, sayAadhaarHidden } from './forms/read-form.ts';
import { MalformedForm } from './forms/read-multipart.ts';
import { deskLanguage, postLanguage } from './language.ts';
import { renderDeskMessage, smallForms } from './layout/desk-page.tsx';
import { refusalText } from './layout/notice.tsx';
import { applicationsRoutes } from './pages/applications/applications-routes.ts';
import { backupRoutes } from './pages/backup.tsx';
import { binRoutes } from './pages/bin.tsx';
import { firstStepsRoutes } from './pages/first-steps.tsx';
import { galleryRoutes } from './pages/gallery.tsx';
import { homeProductsRoutes } from './pages/home-products.tsx';
import { getHome, postClock } from './pages/home/home.tsx';
import { invitationRoutes } from './pages/invitation.tsx';
import { logRoutes } from './pages/log/log.tsx';
import { myDevicesRoutes } from './pages/my-devices.tsx';
import { paperRoutes } from './pages/paper.tsx';
import { peopleRoutes } from './pages/people/people.tsx';
import { productsRoutes } from './pages/products/products.tsx';
import { setUpRoutes } from './pages/set-up.tsx';
import { signInRoutes, signOut } from './pages/sign-in.tsx';
import { studentsRoutes } from './pages/students/students-routes.ts';
import { textsRoutes } from './pages/texts/texts-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.tsx';
import { confirmRoutes, requireReauthentication } from './reauthentication.tsx';
import { requireEditorToPost, requirePerson, requireRole, requireWayIn } from './require-person.ts';

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
  routes.route(addresses.pictures, pictureRoutes());
  for (const serve of services.media) routes.get(`${addresses.media}/*`, serve);
  routes.route(addresses.texts, textsRoutes());

  routes.notFound((c) =>
    renderDeskMessage(c, { status: 404, ...c.get('desk').messages.shell.notFound, to: addresses.home }),
  );
  routes.onError((error, c) => {
    const { shell } = c.get('desk').messages;
    if (error instanceof FormTooLarge)
      return renderDeskMessage(c, { status: 413, ...shell.formTooLarge, to: addresses.home });
    if (error instanceof MalformedForm)
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
