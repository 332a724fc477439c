import type { PageContext } from '../page-context.ts';
import { DonateLink } from './donate-link.tsx';
import { mainLinks } from './navigation-links.ts';

type NavigationListProps = {
  context: PageContext;
  /** The path of the current page. */
  path: string;
  className?: string;
  linkClassName: string;
  donateClassName?: string;
};

/** The site's main links and `Donate Now`; the current page is marked. */
export function NavigationList(props: NavigationListProps) {
  const { context, path, linkClassName } = props;
  return (
    <ul className={props.className}>
      {mainLinks(context).map((link) => (
        <li key={link.path}>
          <a
            href={link.path}
            aria-current={link.path === path ? 'page' : undefined}
            className={linkClassName}
          >
            {link.label}
          </a>
        </li>
      ))}
      <li className={props.donateClassName}>
        <DonateLink context={context} path={path} />
      </li>
    </ul>
  );
}
