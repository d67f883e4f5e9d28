import { type ComponentProps, useEffect, useRef } from 'react';
import { ignoreErrors } from '#platform/browser/promises.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
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
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const loading = import('./browser/offer-email.ts').then((module) => {
      if (host.current && !isGone) stop = module.default(host.current);
    });
    ignoreErrors(loading);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <div ref={host} className={stack(2)} {...dataProps({ enhance: isPlain ? 'offer-email' : undefined })}>
      <TextField {...field} type="email" autoComplete="email" />
      {/* The script puts the address where the ellipsis is, and writes the text into the button. */}
      <p role="status" hidden {...dataProps({ text: meant.replace('{suggestion}', '…') })}>
        <Button look="quiet" size="small">
          {''}
        </Button>
      </p>
    </div>
  );
}
