import type { Alerts } from '../alerts/create-alerts.ts';
import { gauge, gauges } from '../metrics/gauge.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type CanaryResult, canarySteps } from './canary-result.ts';

/** Takes what became of a canary, whoever sent it: shows it in the metrics, and calls somebody where it failed. */
export type TakeResult = (result: CanaryResult) => Promise<void>;

export function canaryResults(metrics: Metrics, alerts: Alerts | undefined): TakeResult {
  let last: (CanaryResult & { readonly at: number }) | undefined;
  let succeededAt: number | undefined;
  metrics.add(
    gauge('hormiga_canary_success', 'Did the last canary that this process knows of arrive? 1: yes.', () => {
      return last && (last.failure ? 0 : 1);
    }),
    gauge('hormiga_canary_last_run_timestamp_seconds', 'When that was, in Unix time.', () => last && last.at / 1000),
    gauge('hormiga_canary_last_success_timestamp_seconds', 'When one last arrived, in Unix time.', () => {
      return succeededAt && succeededAt / 1000;
    }),
    gauges('hormiga_canary_step_seconds', 'What each step of the last canary took.', 'step', () => {
      const times = last?.times ?? {};
      return Object.fromEntries(
        canarySteps.flatMap((step) => (times[step] === undefined ? [] : [[step, times[step] / 1000]])),
      );
    }),
  );
  return async (result) => {
    const { failure } = result;
    last = { ...result, at: Date.now() };
    if (!failure) succeededAt = last.at;
    metrics.canaryRuns.add(failure ? 'failed' : 'passed');
    if (failure) await alerts?.raise('canary', `The canary did not arrive: ${failure.step}: ${failure.reason}.`);
    else await alerts?.settle('canary', 'The canary arrives again.');
  };
}
