import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import type { ButtonLink } from './button-link.tsx';
import { NewTab } from './new-tab.tsx';

interface Props extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'anchor' | 'opens'> {
  readonly href: `https://${string}`;
}

/** A button that leads to another site, in a new tab, and says so to those who do not see it open. */
export function OutsideButton({ children, ...rest }: Props) {
  return (
    <Button target="_blank" rel="noopener" {...rest}>
      {children}
      <NewTab />
    </Button>
  );
}
