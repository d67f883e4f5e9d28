import type { TypedMessage } from '#site/live.ts';

/** What was typed, as it was typed, so that it can stand in the form again. */
export function typedMessage(body: Readonly<Record<string, unknown>>): TypedMessage {
  const text = (name: keyof TypedMessage) => {
    const value = body[name];
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
