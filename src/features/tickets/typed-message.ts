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
