import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { regionName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { BarTable } from '#ui/charts/figure-table.tsx';
import { TimeChart } from '#ui/charts/time-chart.tsx';
import { TwoLines } from '#ui/console/data-table.tsx';
import { columns, stack } from '#ui/layout.ts';
import { type CampaignLine, type Compared, leadKinds, type Named, type StaffOverviewView } from '../overview-view.ts';
import { useChartWords } from './charts.tsx';
import { highest, isNothing, writersIn } from './in-words.ts';

import style from './overview.module.css';

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
  const { now, before } = words.overview.columns;
  const rowOf = (name: ReactNode, values: Compared, ...more: string[]) => {
    const figures = [...more, number(values.now), number(values.before)];
    return { name, now: values.now, before: values.before, figures };
  };
  const others = (values: Compared, ...more: string[]) =>
    isNothing(values) ? [] : [rowOf(texts.others, values, ...more)];
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
        <div className={stack(4)}>
          <BarTable
            id="leads-by-kind"
            caption={texts.byKind}
            columns={[texts.kind, now, before]}
            rows={leadKinds.map((kind) => rowOf(texts.kinds[kind], leads.kinds[kind]))}
            empty={texts.empty}
          />
          <BarTable
            id="leads-by-country"
            caption={texts.byCountry}
            columns={[texts.country, now, before]}
            rows={[
              ...leads.countries.map((one) => rowOf(countryIn(one, language) ?? texts.unknown, one)),
              ...others(leads.otherCountries),
            ]}
            empty={texts.empty}
          />
        </div>
        <BarTable
          id="leads-by-page"
          caption={texts.byPage}
          columns={[texts.page, now, before]}
          rows={[
            ...leads.pages.map((one) => rowOf(<CutName>{one.name ?? texts.unknown}</CutName>, one)),
            ...others(leads.otherPages),
          ]}
          empty={texts.empty}
        />
      </div>
      <BarTable
        id="leads-by-campaign"
        caption={texts.byCampaign}
        columns={[texts.campaign, texts.answered, now, before]}
        rows={[
          ...leads.campaigns.map((line) => rowOf(<Campaign line={line} />, line, number(line.answered))),
          ...others(leads.otherCampaigns, ''),
        ]}
        empty={texts.empty}
      />
    </>
  );
}

/** A name that visitors can make as long as they like: it is cut, and its whole text is its title. */
function CutName({ children }: { readonly children: string }) {
  return (
    <bdi className={style.cut} title={children}>
      {children}
    </bdi>
  );
}

/** Source and medium, and below them the campaign. */
function Campaign({ line: { source, medium, campaign } }: { readonly line: CampaignLine }) {
  const { none, unnamed } = usePage().words.overview.leads;
  if (!source && !medium && !campaign) return none;
  return (
    <TwoLines below={campaign && <CutName>{campaign}</CutName>}>
      <CutName>{[source || unnamed, medium].filter(Boolean).join(' · ')}</CutName>
    </TwoLines>
  );
}

/** Undefined: the country is not known. Codes come from visitors, and may be anything of two letters. */
function countryIn({ name }: Named, language: Language): string | undefined {
  if (name === null || !/^[a-z]{2}$/.test(name)) return undefined;
  return regionName(name.toUpperCase(), language);
}
