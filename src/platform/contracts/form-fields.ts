/**
 * A field that people type a text into, declared once for each form: the schema of its call, the control, the checks in
 * the browser and the draft are made from it. Without a schema, because the browser reads it too.
 */
export interface FormField {
  /** `phone`: its number is read by the feature that asks for it. */
  readonly kind: 'line' | 'lines' | 'email' | 'phone';
  /** In characters. */
  readonly longest: number;
  readonly isOptional?: boolean;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, by field. A field in which nothing was typed is empty. */
export type TypedTexts<Fields> = { readonly [Name in keyof Fields & string]: string };

/** In their order. */
export function fieldNames<Fields extends FormFields>(fields: Fields): readonly (keyof Fields & string)[];
export function fieldNames(fields: FormFields): readonly string[] {
  return Object.keys(fields);
}

/** One value for each field. */
export function byField<Fields extends FormFields, Value>(
  fields: Fields,
  make: (name: keyof Fields & string) => Value,
): { readonly [Name in keyof Fields & string]: Value };
export function byField(fields: FormFields, make: (name: string) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, make(name)]));
}

/** Reads each field with `found`. What is not a text is taken for an empty one. */
export function typedTexts<Fields extends FormFields>(
  fields: Fields,
  found: (name: keyof Fields & string) => unknown,
): TypedTexts<Fields> {
  return byField(fields, (name) => {
    const text = found(name);
    return typeof text === 'string' ? text : '';
  });
}
