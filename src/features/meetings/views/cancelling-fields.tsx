import { fieldNames } from '#platform/contracts/form-fields.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { DeclaredField } from '#ui/declared-field.tsx';
import { type CancellingField, cancellingFields } from '../meeting-fields.ts';

interface Props {
  readonly id: string;
  readonly typed?: { readonly [Name in CancellingField]?: string | undefined } | undefined;
  /** The name of each field's problem. */
  readonly problems?: Readonly<Record<string, string>> | undefined;
  readonly hint?: string;
}

/** What may be said when a meeting is cancelled, by the visitor or by the team. */
export function CancellingFields({ id, typed, problems, hint }: Props) {
  const { words, language } = usePage();
  const { cancelling } = words.meetBook;
  const texts: Readonly<Record<string, string>> = words.meetBook.problems.any;
  const errorOf = (name: CancellingField) => {
    const text = texts[problems?.[name] ?? ''];
    return text && format(text, language, { most: cancellingFields[name].longest });
  };
  return fieldNames(cancellingFields).map((name) => (
    <DeclaredField
      key={name}
      of={cancellingFields[name]}
      id={`${id}-${name}`}
      name={name}
      label={cancelling[name]}
      optional={words.contactForm.optional}
      hint={hint}
      meant={words.sections.meantEmail}
      rows={3}
      maxLength={cancellingFields[name].longest}
      defaultValue={typed?.[name]}
      error={errorOf(name)}
    />
  ));
}
