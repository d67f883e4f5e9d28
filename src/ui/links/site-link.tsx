import type { AnchorHTMLAttributes } from 'react';
import type { MenuLink } from '#content/menu.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { isRoutePath } from '#site/routes.ts';
import { NewTab } from './new-tab.tsx';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: MenuLink;
  readonly anchor?: string;
}

/** A link to a page of the site in the page's language, or to an outside address in a new tab. */
export function SiteLink({ to, anchor, children, ...rest }: Props) {
  const { language, route } = usePage();
  if (isRoutePath(to)) {
    const current = to === route.path ? 'page' : undefined;
    return (
      <a href={href(to, language, anchor)} aria-current={current} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTab />
    </a>
  );
}
