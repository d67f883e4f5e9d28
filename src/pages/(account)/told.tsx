import { Callout } from '#components/ui/callout.tsx';
import type { DashboardAnswer } from '#site/account/dashboard.ts';
import { usePage } from '#site/page.ts';

/** What became of the form before, once. */
export function Told({ done, fault }: Pick<DashboardAnswer, 'done' | 'fault'>) {
  const { dashboard } = usePage().words;
  return (
    <>
      {fault && <Callout tone="fault">{dashboard.faults[fault]}</Callout>}
      {done && <Callout tone="success">{dashboard.done[done]}</Callout>}
    </>
  );
}
