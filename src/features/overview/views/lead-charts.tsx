import { usePage } from '#platform/page/page.ts';
import { regionName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { BarTable } from '#ui/charts/bar-table.tsx';
import { TimeChart } from '#ui/charts/time-chart.tsx';
import { Clamped } from '#ui/console/data-table.tsx';
import { columns } from '#ui/layout.ts';
import { type CampaignLine, type Compared, leadKinds, type Named, type StaffOverviewView } from '../overview-view.ts';
import { useChartWords } from './charts.tsx';
import { highest, isNothing, writersIn } from './in-words.ts';

/** Leads over time, by kind, country and page, and tickets by campaign. */
export function LeadCharts({ view: { leads, period } }: { readonly view: StaffOverviewView }) {
  const page = usePage();
  const { words, language } = page;
  const { leads: texts, gist } = words.overview;
  const { number, difference, chartPoints, stepName } = writersIn(page);
  const chartWords = useChartWords(period.step);
  const best = highest(leads.points);
  const summary = format(texts.gist, language, { leads: leads.all.now, change: difference(leads.all) });
  const peak = best && format(gist.peak, language, { step: stepName(best, period.step), value: number(best.now) });
  const common = { write: number, empty: texts.empty };
  const labels = { now: words.overview.columns.now, before: words.overview.columns.before };
  return (
    <>
      <TimeChart
        id="leads-over-time"
        title={texts.overTime[period.step]}
        gist={peak ? `${summary} ${peak}` : summary}
        kind="columns"
        points={chartPoints(leads.points, period.step)}
        words={chartWords}
        write={number}
      />
      <div className={columns(4, { wide: 2 })}>
        <BarTable
          {...common}
          id="leads-by-kind"
          caption={texts.byKind}
          labels={{ ...labels, name: texts.kind }}
          rows={leadKinds.map((kind) => ({ name: texts.kinds[kind], ...leads.kinds[kind] }))}
        />
        <BarTable
          {...common}
          id="leads-by-country"
          caption={texts.byCountry}
          labels={{ ...labels, name: texts.country }}
          rows={[
            ...leads.countries.map((one) => ({ ...one, name: countryIn(one, language) ?? texts.unknown })),
            ...others(leads.otherCountries, texts.others),
          ]}
        />
      </div>
      <BarTable
        {...common}
        id="leads-by-page"
        caption={texts.byPage}
        labels={{ ...labels, name: texts.page }}
        rows={[
          ...leads.pages.map(({ name, now, before }) => ({
            name: <Clamped>{name ?? texts.unknown}</Clamped>,
            now,
            before,
          })),
          ...others(leads.otherPages, texts.others),
        ]}
      />
      <BarTable
        {...common}
        id="leads-by-campaign"
        caption={texts.byCampaign}
        labels={{ ...labels, name: texts.source }}
        more={[texts.medium, texts.campaign, texts.answered]}
        rows={[
          ...leads.campaigns.map((line) => ({
            name: <Clamped>{isWithout(line) ? texts.none : line.source || texts.unnamed}</Clamped>,
            now: line.now,
            before: line.before,
            cells: [
              <Clamped key="medium">{line.medium || '–'}</Clamped>,
              <Clamped key="campaign">{line.campaign || '–'}</Clamped>,
              number(line.answered),
            ],
          })),
          ...others(leads.otherCampaigns, texts.others).map((line) => ({ ...line, cells: ['', '', ''] })),
        ]}
      />
    </>
  );
}

/** Undefined: the country is not known. Codes come from visitors, and may be anything of two letters. */
function countryIn({ name }: Named, language: Language): string | undefined {
  if (name === null || !/^[a-z]{2}$/.test(name)) return undefined;
  return regionName(name.toUpperCase(), language);
}

function isWithout({ source, medium, campaign }: CampaignLine): boolean {
  return !source && !medium && !campaign;
}

function others(sum: Compared, name: string) {
  return isNothing(sum) ? [] : [{ name, ...sum }];
}
