import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import type { Alert, Finding } from '#platform/server/health/alert.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { type Alerts, applyFinding } from '../alerts/create-alerts.ts';
import { readCanaryHealth, saveCanaryResult } from '../store/canary-results.ts';

interface Run {
  /** The same for a result that is sent again. */
  readonly runId: string;
  /** The server that sent the canary, or the command. */
  readonly sender: string;
}

/** Receives the result of a canary from any sender: saves it for all servers, and raises an alert if it failed. */
export type ReceiveResult = (result: CanaryResult, run: Run) => Promise<void>;

interface Deps {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly alerts: Alerts | undefined;
}

/** Never rejects: while the database is down this server raises the alert alone. */
export function canaryResults({ db, log, metrics, alerts }: Deps): ReceiveResult {
  return async ({ times, failure }, { runId, sender }) => {
    metrics.canaryRuns.add(failure ? 'failed' : 'passed');
    const [failedStep, reason] = failure ? [failure.step, failure.reason] : [null, null];
    try {
      await saveCanaryResult(db, { runId, sender, times, failedStep, reason });
      if (alerts) await applyFinding(alerts, canaryAlert, await findCanaryProblem(db));
    } catch (error) {
      log.warn({ err: error }, 'the result of a canary could not be saved');
      if (failure) await alerts?.raise('canary', failureText({ sender, failedStep, reason }));
    }
  };
}

/**
 * By the newest result of all servers, not by the one that was just received, because another server may have saved a
 * newer one in the meantime.
 */
async function findCanaryProblem(db: Db): Promise<Finding | undefined> {
  const health = await readCanaryHealth(db);
  return health && { problem: health.newest.failedStep ? failureText(health.newest) : undefined };
}

/** The server that received a result may have been stopped before it raised an alert. */
export const canaryAlert: Alert = {
  name: 'canary',
  over: 'The canary arrives again.',
  check: async ({ config, db }) => (config.canary ? findCanaryProblem(db) : undefined),
};

interface Failure {
  readonly sender: string;
  readonly failedStep: string | null;
  readonly reason: string | null;
}

function failureText({ sender, failedStep, reason }: Failure): string {
  return `The canary did not arrive: ${failedStep}: ${reason}. It was sent by ${sender}.`;
}

/** The steps of a visitor's message, and the removal of everything at the end. */
export const canarySteps = ['page', 'token', 'send', 'status', 'mail', 'remove'] as const;

export type CanaryStep = (typeof canarySteps)[number];

/** The result of one run. It is sent to the server, which displays and counts it. */
export const canaryResult = z.strictObject({
  /** Milliseconds of each step that was run. */
  times: z.partialRecord(z.enum(canarySteps), z.number().min(0).max(3_600_000)),
  /** The first step that failed, and why. Undefined if all steps passed. */
  failure: z.strictObject({ step: z.enum(canarySteps), reason: boundedText(300) }).optional(),
});

export type CanaryResult = z.infer<typeof canaryResult>;
