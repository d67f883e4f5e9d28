import { type FormField, fieldNames, type TypedTexts, typedTexts } from '#platform/contracts/form-fields.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { ticketLimits } from './ticket-limits.ts';

interface TicketField extends FormField {
  /** The column that stores it. Its label in `contact-form.json` has the same name. */
  readonly column: string;
  /** What the privacy policy calls it: see `personal-data.json`. */
  readonly item: 'person' | 'message';
  /** Two of them share a row. */
  readonly isHalf?: boolean;
}

/**
 * The fields of the contact form, in their order, by the names that it sends. The form on pages and in the dialog, the
 * call, the drafts, the mail to the team, the console, its search and the export are made from them.
 */
export const ticketFields = {
  nombre_cliente: {
    column: 'name',
    kind: 'line',
    longest: ticketLimits.name,
    autoComplete: 'name',
    item: 'person',
  },
  email_cliente: {
    column: 'email',
    kind: 'email',
    longest: ticketLimits.email,
    isHalf: true,
    item: 'person',
  },
  telefono_cliente: {
    column: 'phone',
    kind: 'phone',
    longest: ticketLimits.phone,
    isOptional: true,
    isHalf: true,
    item: 'person',
  },
  descripcion: {
    column: 'message',
    kind: 'lines',
    longest: ticketLimits.message,
    item: 'message',
  },
} as const satisfies Readonly<Record<string, TicketField>>;

export type TicketFieldName = keyof typeof ticketFields;
export type TicketColumn = (typeof ticketFields)[TicketFieldName]['column'];

export const ticketFieldNames = fieldNames(ticketFields);
export const ticketColumns: readonly TicketColumn[] = Object.values(ticketFields).map(({ column }) => column);

/** Facts about the sender, beside the conversation. */
export const factColumns = ticketColumns.filter((column) => column !== 'message');
export type FactColumn = (typeof factColumns)[number];

type OptionalName = {
  [Name in TicketFieldName]: (typeof ticketFields)[Name] extends { readonly isOptional: true } ? Name : never;
}[TicketFieldName];
type ColumnOf<Name extends TicketFieldName> = (typeof ticketFields)[Name]['column'];

/** The columns that may be empty. */
export type OptionalColumn = ColumnOf<OptionalName>;

/** What was sent, by column. */
export type TextsByColumn = { readonly [Column in Exclude<TicketColumn, OptionalColumn>]: string } & {
  readonly [Column in OptionalColumn]?: string | undefined;
};

/** What was sent, by the names of the columns. */
export function inColumns(sent: { readonly [Name in TicketFieldName]?: string | undefined }): TextsByColumn;
export function inColumns(sent: Readonly<Record<string, string | undefined>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(ticketFields).map(([name, { column }]) => [column, sent[name]]));
}

/** One value for each column. */
export function byColumn<Value>(make: (field: TicketField) => Value): { readonly [Column in TicketColumn]: Value };
export function byColumn(make: (field: TicketField) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.values(ticketFields).map((field) => [field.column, make(field)]));
}

/** “name, e-mail and phone”: what the privacy policy says that a message is stored with. */
export function senderFields(labels: Readonly<Record<TicketColumn, string>>, language: Language): string {
  const names = Object.values(ticketFields)
    .filter(({ item }) => item === 'person')
    .map(({ column }) => labels[column].toLocaleLowerCase(localeOf(language)));
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** The texts that were typed into the contact form. The telephone has its country beside it. */
export type TypedMessage = TypedTexts<typeof ticketFields> & { readonly telefono_clienteCountry: string };
type TypedName = keyof TypedMessage;

/** Reads each field with `found`. What is not a text is taken for an empty one. */
export function typedMessage(found: (field: TypedName) => unknown): TypedMessage {
  const country = found('telefono_clienteCountry');
  return {
    ...typedTexts(ticketFields, found),
    telefono_clienteCountry: typeof country === 'string' ? country : '',
  };
}

/** What is known of a sender, by column, as the form would send it. */
export function messageFrom(known: { readonly [Column in TicketColumn]?: string | undefined }): TypedMessage {
  const byColumn = new Map<string, unknown>(Object.entries(known));
  return typedMessage((name) => (name === 'telefono_clienteCountry' ? '' : byColumn.get(ticketFields[name].column)));
}
