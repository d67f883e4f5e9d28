import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import type { MenuLink } from '#content/menu.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { trailTo } from '#platform/page/page-name.ts';
import { href, withQuery } from '#site/address.ts';
import type { CountryId } from '#site/countries.ts';
import { contactDialogId, contactFormAnchor, meetingDialogOn } from '#site/dialogs.ts';
import { isRoutePath, type RoutePath } from '#site/routes.ts';
import { Breadcrumb, type Trail } from './breadcrumb.tsx';
import { Button } from './button.tsx';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: MenuLink;
  readonly anchor?: string;
}

/** A link to a page of the site in the page's language, or to an external URL in a new tab. */
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

type Look = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'icon' | 'iconAfter' | 'wide' | 'children'>;

interface ButtonLinkProps extends Look {
  readonly to: RoutePath;
  readonly anchor?: string;
  /** Opens the dialog with this id if there is JavaScript; without it, it is a plain link. */
  readonly opens?: string | undefined;
}

/** A button that leads to a page of the site, in the page's language. */
export function ButtonLink({ to, anchor, opens, ...look }: ButtonLinkProps) {
  const { language } = usePage();
  return <Button href={href(to, language, anchor)} {...dataProps({ opens })} {...look} />;
}

interface ContactButtonProps extends Look {
  /** The country whose team is written to; the phone number and the ticket are of it. */
  readonly country?: CountryId;
}

/** "Talk to us", unless it has other words: opens the form above the page, or leads to the form in the page. */
export function ContactButton({ children, country, ...look }: ContactButtonProps) {
  const { words, language } = usePage();
  if (country) {
    return (
      <Button
        href={withQuery(href('/support/message', language), { country })}
        {...dataProps({ opens: contactDialogId, 'for-country': country })}
        {...look}
      >
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to="/contact" anchor={contactFormAnchor} opens={contactDialogId} {...look}>
      {children ?? words.sections.contact}
    </ButtonLink>
  );
}

type MeetingButtonLook = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'>;

/** "Book a meeting", unless it has other words: opens the free times above the page, or leads to their page. */
export function MeetingButton({ children, ...look }: MeetingButtonLook) {
  const page = usePage();
  return (
    <ButtonLink to="/meet/book" opens={meetingDialogOn(page)} {...look}>
      {children ?? page.words.sections.meeting}
    </ButtonLink>
  );
}

interface OutsideButtonProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'> {
  readonly href: `https://${string}`;
}

/** A button that leads to another site, in a new tab, and says so to screen readers. */
export function OutsideButton({ children, ...rest }: OutsideButtonProps) {
  return (
    <Button target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTab />
    </Button>
  );
}

/** At the end of a link's words: says to screen readers that it opens in a new tab. */
export function NewTab() {
  const { words } = usePage();
  return <span className="visually-hidden"> ({words.shell.newTab})</span>;
}

/** The path to this page, from the home down: unless given, that of its address. */
export function PageTrail({ trail }: { readonly trail?: Trail | undefined }) {
  const page = usePage();
  return <Breadcrumb label={page.words.shell.breadcrumb} trail={trail ?? trailTo(page)} />;
}
