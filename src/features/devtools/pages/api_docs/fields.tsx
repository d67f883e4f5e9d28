import type { z } from 'zod';
import { usePage } from '#platform/page/page.ts';
import { Table } from '#ui/table.tsx';

/** Every field of a request or response. */
export function Fields({ id, caption, schema }: { id: string; caption: string; schema: Schema }) {
  const { apiDocs } = usePage().words;
  return (
    <Table
      id={id}
      caption={caption}
      columns={[{ label: apiDocs.field }, { label: apiDocs.type }, { label: apiDocs.note }]}
      rows={fieldRows(schema).map((row) => ({
        cells: [
          <code key="path">{row.path}</code>,
          <span key="type" lang="en">
            {row.type}
          </span>,
          <Note key="note" row={row} required={apiDocs.required} />,
        ],
      }))}
    />
  );
}

function Note({ row, required }: { row: FieldRow; required: string }) {
  return (
    <span>
      {row.required && required}
      {row.required && row.note && ' · '}
      <span lang="en">{row.note}</span>
    </span>
  );
}

type Schema = z.core.JSONSchema.BaseSchema;

interface FieldRow {
  /** Nested fields by their path: `DATA[].name`. */
  readonly path: string;
  readonly type: string;
  readonly note: string;
  readonly required: boolean;
}

export function fieldRows(schema: Schema, path = ''): FieldRow[] {
  const options = optionsOf(schema);
  if (options) return options.flatMap((option) => fieldRows(option, path));
  if (isSchema(schema.items)) return fieldRows(schema.items, `${path}[]`);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const at = path ? `${path}.${name}` : name;
    const note = [field.description, ...limitsOf(field)].filter(Boolean).join('; ');
    return [{ path: at, type: typeOf(field), note, required: required.includes(name) }, ...fieldRows(field, at)];
  });
}

function typeOf(field: Schema): string {
  const options = optionsOf(field);
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  const values = field.enum ?? (field.const === undefined ? undefined : [field.const]);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (field.type === 'array' && isSchema(field.items)) return `array of ${typeOf(field.items)}`;
  return [field.type ?? 'anything'].flat().join(' | ');
}

/** The alternatives of a type, such as an object or null. */
function optionsOf({ anyOf, oneOf }: Schema): Schema[] | undefined {
  return (anyOf ?? oneOf)?.filter(isSchema);
}

function limitsOf({ default: standard, maxLength }: Schema): string[] {
  return [
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
