import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { donateLink, mainLinks } from '../../content/navigation.ts';
import * as shell from '../../content/shell.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { fetchAhead } from './read-ahead.ts';

/** The phone's menu: its button in the bar, and the panel that slides in. */
export function MobileMenu() {
  // Open only for the visit it was opened on: going anywhere, by link or by Back, closes it. Empty once closed by hand.
  const { key: visit, pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const title = useId();
  const close = () => setOpenedOn('');

  function open(): void {
    setOpenedOn(visit);
    // Whoever opens it is about to choose one of these.
    fetchAhead([...mainLinks, donateLink].map(({ to }) => to).filter((to) => to !== pathname));
  }

  return (
    <div className="needs-script lg:hidden">
      <IconButton icon="menu" label={shell.openMenu} aria-haspopup="dialog" onClick={open} />
      {/* Not in the document that is sent: nobody can open it there. */}
      {openedOn !== undefined && (
        <Modal open={openedOn === visit} onClose={close} variant="drawer" labelledBy={title} className="deep">
          <div className="flex items-center justify-between py-3 pr-3 pl-5">
            <h2 id={title}>{shell.menu}</h2>
            <IconButton icon="close" label={shell.closeMenu} onClick={close} />
          </div>
          <nav aria-label={shell.mainNavigation} className="px-5 pb-8">
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavigationLink to={to} className={linkLook}>
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </ul>
            <ButtonLink to={donateLink.to} variant="accent" className="mt-6 w-full">
              {donateLink.label}
            </ButtonLink>
          </nav>
        </Modal>
      )}
    </div>
  );
}

const linkLook =
  'relative flex min-h-14 items-center font-heading text-xl font-semibold text-ink no-underline after:absolute after:inset-x-0 after:bottom-0 after:stitch after:text-line aria-[current=page]:after:text-accent';
