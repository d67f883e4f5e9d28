import { Table } from '#components/ui/table.tsx';
import { codes } from '#contracts/envelope.ts';
import { usePage } from '#site/page.ts';

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
