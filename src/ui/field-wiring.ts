import type { ReactNode } from 'react';

/** The words around a form control. */
export interface FieldText {
  /** Given, not made up by React: a page is drawn in several roots, whose made-up ids would be the same. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. Makes the control invalid. */
  readonly error?: string | undefined;
  /** Said when the value was checked and is fine. */
  readonly success?: string | undefined;
  /** The word for "optional", where the control may stay empty. */
  readonly optional?: string | undefined;
}

/** What a control needs so that its label, hint and error belong to it. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const messageId = (id: string) => `${id}-message`;

export function wire({ id, hint, error, success }: Omit<FieldText, 'label'>): Wiring {
  const described = [hint && hintId(id), (error || success) && messageId(id)].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** Parts the words around a control from the attributes of the control itself. */
export function splitField<Props extends FieldText>(props: Props): [FieldText, Omit<Props, keyof FieldText>] {
  const { id, label, hint, error, success, optional, ...control } = props;
  return [{ id, label, hint, error, success, optional }, control];
}
