import { randomUUID } from 'node:crypto';
import { canaryHeader, makeMark } from '#features/tickets/server/canary.ts';
import { currentTime } from '#platform/database/clock.ts';
import { CommandError, readOptions } from '#platform/server/commands/command.ts';
import type { Config } from '#platform/server/config/config.ts';
import { isOrigin } from '#platform/server/config/config-checks.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { startRegularWork, waitBriefly } from '#platform/server/timing.ts';
import { msPerMinute } from '#site/durations.ts';
import { postAlert } from '../alerts/create-alerts.ts';
import { type CanaryResult, canarySteps, type ReceiveResult } from './canary-results.ts';
import { runCanary } from './run-canary.ts';
import { canaryPath, type Visit, visitAt } from './visit.ts';

/** Milliseconds within which mails have to be sent. */
const mailTimeout = msPerMinute;

interface Deps {
  readonly log: Log;
  /** The URL of this server. */
  readonly siteUrl: string;
  /** Identifies this server for people. */
  readonly name: string;
  readonly receiveResult: ReceiveResult;
}

/** Sends a canary to this server at regular intervals, if configured. Stop it before the database is closed. */
export function startCanary({ canary }: Pick<Config, 'canary'>, deps: Deps): { stop: () => Promise<void> } {
  const { log, siteUrl, name, receiveResult } = deps;
  if (!canary?.minutes) return { stop: () => Promise.resolve() };
  const { secret, email, minutes } = canary;
  const send = async (isStopping: () => boolean) => {
    const result = await runCanary({ visit: visitAt(siteUrl), secret, email, mailTimeout });
    // A canary that was under way when the server was stopped says nothing about the site.
    if (isStopping()) return;
    log.info({ ...result }, 'a canary was sent');
    await receiveResult(result, { runId: randomUUID(), sender: name });
  };
  const work = startRegularWork({ every: minutes * msPerMinute, work: send, log, failure: 'could not send a canary' });
  return { stop: () => waitBriefly(work.stop()) };
}

export const canaryHelp = `Sends a ticket through every step, as a visitor does, and removes it again: page, form token,
ticket, status, mail. The team is not notified, and the ticket appears in no list.

  npm run canary                                     to PUBLIC_URL
  npm run canary -- --url https://www.example.com    to another address

It needs CANARY_SECRET and CANARY_EMAIL, the same as the servers have, and no database. It prints how long each
step took, reports the result to the server, and exits with 1 if a step failed.`;

type CanaryConfig = Pick<Config, 'canary' | 'publicUrl' | 'alertUrl'>;

/** Returns the output and the exit code. */
export async function runCanaryCommand(
  { canary, publicUrl, alertUrl }: CanaryConfig,
  args: readonly string[],
  visitTo: (origin: string) => Visit = visitAt,
): Promise<{ output: string; exitCode: number }> {
  const { url = publicUrl } = readOptions(args, ['url']);
  if (typeof url !== 'string' || !isOrigin(url))
    throw new CommandError(
      '--url must be the address of the site without a path, for example https://www.example.com.',
    );
  if (!canary) throw new CommandError('Set CANARY_SECRET and CANARY_EMAIL to what the servers have.');
  const site = new URL(url).origin;
  const visit = visitTo(site);
  const result = await runCanary({ ...canary, visit, mailTimeout });
  const isReceived = await reportResult(visit, canary.secret, result);
  const { failure } = result;
  // The server raises the alert, unless it is down.
  if (failure && !isReceived && alertUrl) {
    const text = `${site}: The canary did not arrive: ${failure.step}: ${failure.reason}.`;
    const message = { text, alert: 'canary', state: 'firing', site, at: new Date().toISOString() } as const;
    await postAlert(alertUrl, message).catch(() => undefined);
  }
  return { output: inLines(result), exitCode: failure ? 1 : 0 };
}

async function reportResult(visit: Visit, secret: string, result: CanaryResult): Promise<boolean> {
  const body = JSON.stringify(result);
  const headers = { [canaryHeader]: makeMark(secret, `result ${body}`, currentTime().getTime()) };
  const response = await visit(canaryPath, { method: 'PUT', body, headers }).catch(() => undefined);
  return response?.ok ?? false;
}

function inLines({ times, failure }: CanaryResult): string {
  const lines = canarySteps.flatMap((step) => {
    const ms = times[step];
    if (ms === undefined) return [];
    const isWrong = failure?.step === step;
    return [`${step.padEnd(8)}${String(ms).padStart(7)} ms  ${isWrong ? `failed: ${failure.reason}` : 'ok'}`];
  });
  return `${[...lines, failure ? 'The canary did not arrive.' : 'The canary arrived.'].join('\n')}\n`;
}
