import type { ReactNode } from 'react';
import { HiddenValues } from '#components/forms/hidden-values.tsx';
import { href } from '#site/address.ts';
import { usePage } from '#site/page.ts';

interface Props {
  /** What the server is asked to do; undefined where the pressed button says it. */
  readonly action?: string | undefined;
  readonly values?: Readonly<Record<string, string>>;
  readonly hasFile?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain form: the answer is the dashboard again. */
export function ActionForm({ action = '', values, hasFile, className, children }: Props) {
  const { language } = usePage();
  return (
    <form
      method="post"
      action={href('/dashboard', language)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      className={className}
    >
      <HiddenValues values={{ action, ...values }} />
      {children}
    </form>
  );
}
