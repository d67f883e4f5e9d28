import type { TypedMessage } from '../live.ts';
import { fieldsOf, storedJson } from './stored.ts';

/** Days that a message which was not sent stays on the device. */
export const draftDays = 7;

export interface ContactDraft {
  readonly typed: TypedMessage;
  /** Milliseconds. */
  readonly keptAt: number;
  /** Of the attempt to send exactly this: sent again, it makes no second ticket. */
  readonly requestId?: string;
}

const day = 24 * 60 * 60 * 1000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What was typed into a contact form and has not been sent: one for all forms of the site. */
export const contactDraft = storedJson<ContactDraft>('contactDraft', (value) => {
  const { typed, keptAt, requestId } = fieldsOf(value);
  if (typeof keptAt !== 'number' || Math.abs(Date.now() - keptAt) > draftDays * day) return undefined;
  const isId = typeof requestId === 'string' && uuid.test(requestId);
  return { typed: typedIn(fieldsOf(typed)), keptAt, ...(isId && { requestId }) };
});

function typedIn(fields: Readonly<Record<string, unknown>>): TypedMessage {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    nombre_cliente: text(fields['nombre_cliente']),
    email_cliente: text(fields['email_cliente']),
    telefono_cliente: text(fields['telefono_cliente']),
    telefono_clienteCountry: text(fields['telefono_clienteCountry']),
    descripcion: text(fields['descripcion']),
  };
}
