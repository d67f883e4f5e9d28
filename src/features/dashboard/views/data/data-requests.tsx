import { usePage } from '#platform/page/page.ts';
import { Moment } from '#ui/console/moment.tsx';
import { Table } from '#ui/table.tsx';
import type { DataRequestLine } from '../../dashboard-answer.ts';

/** Each request with its date, as the privacy policy promises. */
export function DataRequests({ requests }: { readonly requests: readonly DataRequestLine[] }) {
  const { title, empty, what, when, kinds } = usePage().words.dashboard.data.requests;
  return (
    <Table
      id="data-requests"
      caption={title}
      columns={[{ label: what }, { label: when }]}
      rows={requests.map(({ kind, at }) => ({ cells: [kinds[kind], <Moment key={at} at={at} />] }))}
      empty={empty}
    />
  );
}
