import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { DashboardActionName } from '#site/dashboard.ts';
import type { StaffActionName } from '#site/staff.ts';
import { classNames } from '../class-names.ts';
import { HiddenValues } from '../hidden-values.tsx';
import style from './action-form.module.css';

interface Props {
  /** What the server is asked to do; undefined where the pressed button says it. */
  readonly action?: DashboardActionName | StaffActionName | undefined;
  /** What it is done to, and whatever else nobody types. */
  readonly values?: Readonly<Record<string, string>>;
  readonly hasFile?: boolean;
  /** A second press while the first one is on its way asks for nothing. */
  readonly once?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain form: the answer is the page it stands on again. */
export function ActionForm({ action, values, hasFile, once, className, children }: Props) {
  const { route, language } = usePage();
  return (
    <form
      method="post"
      action={href(route.path, language)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-enhance={once ? 'once' : undefined}
      className={classNames(style.form, className)}
    >
      <HiddenValues values={{ action: action ?? '', ...values }} />
      {children}
    </form>
  );
}
