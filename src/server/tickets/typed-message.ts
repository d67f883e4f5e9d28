import type { TypedMessage } from '#site/live.ts';

type Body = Readonly<Record<string, unknown>>;

/** What was typed, as it was typed, so that it can stand in the form again. */
export function typedMessage(body: Body): TypedMessage {
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

/** A browser sends an empty file where none was chosen. */
export function hadFiles({ attachments }: Body): boolean {
  return [attachments].flat().some((file) => file instanceof File && file.size > 0);
}
