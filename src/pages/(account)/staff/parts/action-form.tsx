import type { ReactNode } from 'react';
import type { StaffActionName } from '#site/account/staff.ts';
import { href } from '#site/address.ts';
import { usePage } from '#site/page.ts';

interface Props {
  readonly action: StaffActionName;
  /** What it is done to, and other fields that nobody types into. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain form: the server does what it asks for, and answers with a page. */
export function ActionForm({ action, fields = {}, className, children }: Props) {
  const { language } = usePage();
  return (
    <form method="post" action={href('/staff', language)} className={className}>
      {Object.entries({ action, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
