import { usePage } from '#platform/page/page.ts';
import { Table } from '#ui/table.tsx';
import { type FieldRow, fieldRows, type Schema } from './field-rows.ts';

interface Props {
  readonly id: string;
  readonly caption: string;
  readonly schema: Schema;
}

/** Every field of what is sent or answered. */
export function Fields({ id, caption, schema }: Props) {
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
