import type { ComponentProps } from 'react';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { RoutePath } from '#site/routes.ts';
import { Button } from '../button.tsx';

type Look = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'icon' | 'iconAfter' | 'wide' | 'children'>;

interface Props extends Look {
  readonly to: RoutePath;
  readonly anchor?: string;
  /** Opens the dialog with this id where there is JavaScript; the link is what remains without it. */
  readonly opens?: string | undefined;
}

/** A button that leads to a page of the site, in the page's language. */
export function ButtonLink({ to, anchor, opens, ...look }: Props) {
  const { language } = usePage();
  return <Button href={href(to, language, anchor)} data-opens={opens} {...look} />;
}
