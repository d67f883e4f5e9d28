import { codes } from '#platform/contracts/envelope.ts';
import { usePage } from '#platform/page/page.ts';
import { Table } from '#ui/table.tsx';

export function Codes() {
  const { apiDocs } = usePage().words;
  const names = (Object.keys(codes) as (keyof typeof codes)[]).sort((one, other) => codes[one] - codes[other]);
  return (
    <Table
      id="codes"
      caption={apiDocs.codes}
      columns={[{ label: apiDocs.code }, { label: apiDocs.meaning }]}
      rows={names.map((name) => ({ cells: [codes[name], apiDocs.codeMeanings[name]] }))}
    />
  );
}
