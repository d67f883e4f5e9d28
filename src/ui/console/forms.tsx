import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { DashboardActionName } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import type { StaffActionName } from '#site/staff.ts';
import { Callout } from '../callout.tsx';
import { classNames } from '../class-names.ts';
import { TextAreaField } from '../field.tsx';
import { HiddenValues } from '../hidden-fields.tsx';
import style from './forms.module.css';

interface Props {
  /** The action for the server; undefined if the pressed button has it. */
  readonly action?: DashboardActionName | StaffActionName | undefined;
  /** The reference it applies to, and other hidden values. */
  readonly values?: Readonly<Record<string, string>>;
  /** Where it is sent, if not to the page that shows it. */
  readonly address?: string | undefined;
  readonly hasFile?: boolean;
  /** A second press while the first one is being sent does nothing. */
  readonly once?: boolean;
  /** Set apart from the other actions. */
  readonly isDangerous?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain form: the response is the same page again. */
export function ActionForm({ action, values, address, hasFile, once, isDangerous, className, children }: Props) {
  const { route, language } = usePage();
  return (
    <form
      method="post"
      action={address ?? href(route.path, language)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      {...dataProps({ enhance: once ? 'once' : undefined })}
      className={classNames(style.form, isDangerous && style.danger, className)}
    >
      <HiddenValues values={{ action: action ?? '', ...values }} />
      {children}
    </form>
  );
}

interface FormStatusProps {
  /** In words. */
  readonly errorText: string | undefined;
  readonly done: string | undefined;
}

/** The result of the previous form, shown once. */
export function FormStatus({ errorText, done }: FormStatusProps) {
  return (
    <>
      {errorText && <Callout tone="error">{errorText}</Callout>}
      {done && <Callout tone="success">{done}</Callout>}
    </>
  );
}

/** What was typed and refused, so that it need not be typed again. */
export function RejectedText({ text }: { readonly text: string }) {
  const { label, hint } = usePage().words.dashboard.notSent;
  return (
    <div className={style.rejected}>
      <TextAreaField id="not-sent" label={label} hint={hint} defaultValue={text} readOnly dir="auto" />
    </div>
  );
}

type Field = Exclude<keyof Words['dashboard']['problems'], 'any'>;

/** The values for the messages, by field. */
type Figures = Partial<Record<Field, Readonly<Record<string, number>>>>;

/** Returns the error message of a field, and what was typed there. Every form only reads its own fields. */
export function useProblem(wrong: ViewProblems | undefined, figures: Figures = {}) {
  const { words, language } = usePage();
  const { any, ...known } = words.dashboard.problems;
  const errorOf = (field: Field): string | undefined => {
    const problem = wrong?.problems[field];
    if (problem === undefined) return undefined;
    const texts: Readonly<Record<string, string>> = known[field];
    const text = Object.hasOwn(texts, problem) ? texts[problem] : undefined;
    return format(text ?? any, language, figures[field] ?? {});
  };
  const fieldOf = (field: Field, otherwise: string) => ({
    id: `account-${field}`,
    name: field,
    error: errorOf(field),
    defaultValue: wrong?.typed[field] ?? otherwise,
    autoFocus: errorOf(field) !== undefined,
  });
  return { errorOf, fieldOf };
}
