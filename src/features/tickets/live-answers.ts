import type { QuoteStatus } from '#site/quotes.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support/message': { readonly message: MessageAnswer };
    '/support/status': { readonly status: StatusAnswer };
  }
}

/** The fields of the contact form that hold text, by the names under which they are sent. */
export const typedFields = [
  'nombre_cliente',
  'email_cliente',
  'telefono_cliente',
  'telefono_clienteCountry',
  'descripcion',
] as const;

type TypedField = (typeof typedFields)[number];

/** What was typed into the contact form. */
export type TypedMessage = Readonly<Record<TypedField, string>>;

/** Field by field, from wherever it stands. What is no text is none. */
export function typedMessage(found: (field: TypedField) => unknown): TypedMessage {
  const text = (field: TypedField) => {
    const value = found(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    nombre_cliente: text('nombre_cliente'),
    email_cliente: text('email_cliente'),
    telefono_cliente: text('telefono_cliente'),
    telefono_clienteCountry: text('telefono_clienteCountry'),
    descripcion: text('descripcion'),
  };
}
/** What became of a message that was sent without JavaScript. */
export type MessageAnswer =
  | { readonly kind: 'sent'; readonly reference: string }
  /** It can be sent again from here, with everything that was typed. */
  | {
      readonly kind: 'wrong';
      readonly typed: TypedMessage;
      readonly errorCode: string;
      /** They cannot be put back into a form. */
      readonly hadFiles: boolean;
      readonly problems: Readonly<Record<string, string>>;
    }
  /** It was not even read: what was typed is still in the page before. */
  | { readonly kind: 'unread'; readonly errorCode: string };

/** Of a ticket, as its writer may know it. */
export interface TicketStatus {
  readonly reference: string;
  readonly state: 'received' | 'answered' | 'closed';
  /** Milliseconds. */
  readonly receivedAt: number;
  /** What was written, for whoever has the link of a mail. */
  readonly message?: string | undefined;
}

export interface StatusAnswer {
  readonly reference: string;
  readonly email: string;
  readonly found?: TicketStatus | undefined;
  /** The address names a quote; null: there is no such one. */
  readonly quote?: QuoteStatus | null | undefined;
  readonly errorCode?: string | undefined;
}
