import { Table } from '#components/ui/table.tsx';
import type { StaffView } from '#site/account/staff-view.ts';
import { usePage } from '#site/page.ts';
import { Moment } from '../../moment.tsx';
import { actionInWords, Subject } from '../parts/action-words.tsx';
import { Pager } from '../parts/pager.tsx';
import style from './views.module.css';

export function LogView({ view }: { view: Extract<StaffView, { kind: 'log' }> }) {
  const page = usePage();
  const { views, log } = page.words.staff;
  const { columns } = log;
  return (
    <section className={style.part}>
      <h2>{views.log}</h2>
      <p className={style.lead}>{log.lead}</p>
      <Table
        id="log"
        caption={log.caption}
        columns={[columns.what, columns.subject, columns.who, columns.when].map((label) => ({ label }))}
        rows={view.actions.map((line) => ({
          cells: [
            actionInWords(line, page),
            <Subject key="subject" line={line} />,
            line.staffEmail,
            <Moment key="when" at={line.at} />,
          ],
        }))}
        empty={log.empty}
        onPhone="read"
      />
      <Pager place={{ view: 'log' }} page={view.page} hasOlder={view.hasOlder} />
    </section>
  );
}
