import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';

type MobileMenuProps = {
  context: PageContext;
  /** The English path of the current page. */
  path: string;
  /** The query of the current page. */
  query: string;
  className?: string;
};

/** The phone's menu: its button in the bar, and the drawer that slides in. Both work without React. */
export function MobileMenu({ context, path, query, className = '' }: MobileMenuProps) {
  const messages = context.messages.shell;
  return (
    <div className={`needs-script ${className}`}>
      <IconButton
        icon="menu"
        label={messages.openMenu}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
      />
      <Drawer id="menu" title={messages.menu} closeLabel={messages.closeMenu} className="deep">
        <LanguageSwitch context={context} path={path + query} className="px-3 pb-2 text-lg" />
        <nav aria-label={messages.mainNavigation} className="px-5 pb-8">
          <NavigationList
            context={context}
            path={localPath(context.language, path)}
            linkClassName={linkLook}
            donateClassName="mt-6 [&>a]:w-full"
          />
        </nav>
      </Drawer>
    </div>
  );
}

const linkLook =
  'relative flex min-h-14 items-center font-heading text-xl font-semibold text-ink no-underline after:absolute after:inset-x-0 after:bottom-0 after:stitch after:text-line aria-[current=page]:after:text-accent';
