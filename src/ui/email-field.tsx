import { type ComponentProps, useEffect, useRef } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import offerEmail from './browser/offer-email.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { stack } from './layout.ts';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'> {
  /** “Did you mean {suggestion}?” */
  readonly meant: string;
  /** Not in an island: the field is enhanced by itself. */
  readonly isPlain?: boolean;
}

/** An e-mail address, with the offer to correct a mistyped one before anything is sent. */
export function EmailField({ meant, isPlain = false, ...field }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? offerEmail(host.current) : undefined), []);
  return (
    <div ref={host} className={stack(2)} {...dataProps({ enhance: isPlain ? 'offer-email' : undefined })}>
      <TextField {...field} type="email" autoComplete="email" />
      <p role="status" hidden>
        {/* The script writes the address into it. */}
        <Button look="quiet" size="small">
          {meant}
        </Button>
      </p>
    </div>
  );
}
