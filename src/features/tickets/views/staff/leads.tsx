import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { DataTable } from '#ui/console/data-table.tsx';
import { Filter } from '#ui/console/lists.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { line } from '#ui/layout.ts';
import { type LeadLine, leadSpans, type StaffLeadsView } from '../../staff-lines.ts';
import leadBarStyle from './leads.module.css';

export function LeadsView({ view: { span, leads } }: { view: StaffLeadsView }) {
  const { words, language } = usePage();
  const { leads: texts, views } = words.staff;
  const { columns } = texts;
  const tickets = leads.reduce((sum, lead) => sum + lead.tickets, 0);
  const most = Math.max(...leads.map((lead) => lead.tickets), 1);
  const number = new Intl.NumberFormat(localeOf(language));
  const isNone = ({ source, medium, campaign }: LeadLine) => !source && !medium && !campaign;
  return (
    <ListPage
      title={views.leads}
      lead={texts.lead}
      tools={
        <Filter
          label={texts.spanLabel}
          choices={leadSpans.map((one) => {
            const label = texts.spans[one];
            return { href: staffHref(language, { view: 'leads', span: one }), label, isCurrent: one === span };
          })}
        />
      }
    >
      <DataTable
        id="leads"
        caption={format(texts.caption, language, { tickets })}
        columns={[
          { label: columns.source },
          { label: columns.medium, kind: 'fit', named: true },
          { label: columns.campaign, named: true },
          { label: columns.tickets, kind: 'figures', named: true },
          { label: columns.answered, kind: 'figures', named: true },
          { label: columns.share, named: true },
        ]}
        rows={leads.map((lead) => [
          <strong key="source">{isNone(lead) ? texts.none : lead.source || texts.unnamed}</strong>,
          lead.medium || '–',
          lead.campaign || '–',
          number.format(lead.tickets),
          number.format(lead.answered),
          <LeadBar key="share" lead={lead} most={most} all={tickets} />,
        ])}
        empty={texts.empty}
      />
    </ListPage>
  );
}

interface Props {
  readonly lead: LeadLine;
  /** The value of the longest bar. */
  readonly most: number;
  readonly all: number;
}

/** The share of all tickets: the figure, and a bar whose dark part is what was answered. */
function LeadBar({ lead: { tickets, answered }, most, all }: Props) {
  const { language } = usePage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 });
  const width = (count: number) => (100 * count) / most;
  return (
    <span className={line(3, leadBarStyle.share)}>
      <span className={leadBarStyle.figure}>{percent.format(tickets / all)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={leadBarStyle.bar} aria-hidden="true">
        <rect width={width(tickets)} height="10" className={leadBarStyle.tickets} />
        <rect width={width(answered)} height="10" className={leadBarStyle.answered} />
      </svg>
    </span>
  );
}
