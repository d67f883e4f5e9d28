import type { FormField, FormFields } from '../contracts/form-fields.ts';
import { isEmailAddress, manyLines, oneLine, type TicketProblem, textProblem } from '../contracts/text-rules.ts';

/** The problems of what was typed, by the rules of the server, in the order of the fields. */
export function checkTexts(
  fields: FormFields,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, TicketProblem>> {
  return onlyProblems(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldProblem(field, typed[name] ?? '')])),
  );
}

function fieldProblem({ kind, longest, isOptional }: FormField, typed: string): TicketProblem | undefined {
  if (kind === 'phone') return undefined;
  const rule = kind === 'lines' ? manyLines : oneLine;
  const text = rule.tidy(typed, longest);
  if (isOptional && text === '') return undefined;
  return textProblem(text, rule, longest) ?? (kind === 'email' && !isEmailAddress(text) ? 'invalid' : undefined);
}

/** The invalid fields. */
export function onlyProblems<Problem extends string>(
  found: Readonly<Record<string, Problem | undefined>>,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

interface Complaints {
  readonly errorText: string | undefined;
  /** By field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Typing clears the error of a field, and with the last of them that of the form. */
export function clearFieldError<State extends Complaints>(before: State, name: string): State {
  if (!(name in before.problems)) return before;
  const problems = without(before.problems, name);
  return { ...before, problems, errorText: Object.keys(problems).length > 0 ? before.errorText : undefined };
}

export function without(problems: Complaints['problems'], name: string): Complaints['problems'] {
  const { [name]: _, ...others } = problems;
  return others;
}

/** True if the browser has restored what the visitor typed or ticked before the page was reloaded. */
export function isFilledAgain(place: Element): boolean {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

type Box = HTMLInputElement | HTMLTextAreaElement;

export function isBox(target: unknown): target is Box {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The inputs that a visitor types into, by field name. */
export function boxOf(form: HTMLFormElement, name: string): Box | undefined {
  const box = form.elements.namedItem(name);
  return isBox(box) ? box : undefined;
}

export function textIn(form: HTMLFormElement, name: string): string {
  return boxOf(form, name)?.value ?? '';
}

/** Unlike `reset`, which would bring back the values from the server. */
export function clearBoxes(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const box = boxOf(form, name);
    if (box) box.value = '';
  }
}
