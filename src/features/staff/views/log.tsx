import { usePage } from '#platform/page/page.ts';
import { actionInWords, Subject } from '#ui/console/action-words.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { Pager } from '#ui/console/pager.tsx';
import style from '#ui/console/views.module.css';
import { Table } from '#ui/table.tsx';
import type { StaffLogView } from '../staff-view.ts';

export function LogView({ view }: { view: StaffLogView }) {
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
