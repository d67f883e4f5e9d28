import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { compactNumber } from '#site/compact-number.ts';
import { RocketCounters } from './rocket-counters.tsx';

interface Props {
  readonly title: string;
  readonly heading?: 'up' | 'right';
}

const kinds = ['projects', 'years', 'codingHours', 'bots'] as const;

/** The four figures that the homes claim. */
export function HomeCounters({ title, heading = 'up' }: Props) {
  const { words } = usePage();
  const figures = kinds.map((kind) => ({
    figure: `+${compactNumber(company.homeCounters[kind])}`,
    label: words.home.shared.counters[kind],
  }));
  return <RocketCounters title={title} figures={figures} heading={heading} />;
}
