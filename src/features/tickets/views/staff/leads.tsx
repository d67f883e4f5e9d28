import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Filter } from '#ui/console/filter.tsx';
import style from '#ui/console/views.module.css';
import { Table } from '#ui/table.tsx';
import type { LeadLine, StaffLeadsView } from '../../staff-lines.ts';
import { leadSpans } from '../../staff-lines.ts';
import { LeadBar } from './lead-bar.tsx';

export function LeadsView({ view: { span, leads } }: { view: StaffLeadsView }) {
  const { words, language } = usePage();
  const { leads: texts, views } = words.staff;
  const { columns } = texts;
  const tickets = leads.reduce((sum, lead) => sum + lead.tickets, 0);
  const most = Math.max(...leads.map((lead) => lead.tickets), 1);
  const number = new Intl.NumberFormat(localeOf(language));
  const isNone = ({ source, medium, campaign }: LeadLine) => !source && !medium && !campaign;
  return (
    <section className={style.part}>
      <h2>{views.leads}</h2>
      <p className={style.lead}>{texts.lead}</p>
      <Filter
        label={texts.spanLabel}
        choices={leadSpans.map((one) => {
          const label = texts.spans[one];
          return { href: staffHref(language, { view: 'leads', span: one }), label, isCurrent: one === span };
        })}
      />
      <Table
        id="leads"
        caption={format(texts.caption, language, { tickets })}
        columns={[
          { label: columns.source },
          { label: columns.medium },
          { label: columns.campaign },
          { label: columns.tickets, figures: true },
          { label: columns.answered, figures: true },
          { label: columns.share },
        ]}
        rows={leads.map((lead) => ({
          cells: [
            isNone(lead) ? texts.none : lead.source || texts.unnamed,
            lead.medium || '–',
            lead.campaign || '–',
            number.format(lead.tickets),
            number.format(lead.answered),
            <LeadBar key="share" lead={lead} most={most} all={tickets} />,
          ],
        }))}
        empty={texts.empty}
      />
    </section>
  );
}
