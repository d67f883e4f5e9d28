import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { PrintIcon } from '../icons.tsx';
import { needsScript } from '../look.ts';
import style from './print-button.module.css';

/** Opens the browser's print dialog. The style sheet for print is `print.css`. */
export function PrintButton({ children, look = 'secondary' }: { children: string; look?: 'secondary' | 'quiet' }) {
  return (
    <span
      className={classNames(needsScript, look === 'quiet' && style.quiet)}
      {...dataProps({ enhance: 'print', wake: 'sight', 'no-print': '' })}
    >
      <Button look={look} size="small" icon={<PrintIcon />}>
        {children}
      </Button>
    </span>
  );
}
