import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canaryHeader, makeMark } from '#features/tickets/server/canary-mark.ts';
import { formTokenAge } from '#features/tickets/ticket-limits.ts';
import type { CanaryResult, CanaryStep } from './canary-result.ts';
import { canaryPath } from './canary-state.ts';
import { findStatus, getToken, messageOf, openPage, readState, send, untilMailLeft } from './canary-steps.ts';
import { answerOf, StepFailure, type Visit } from './visit.ts';

export interface CanaryDeps {
  readonly visit: Visit;
  readonly secret: string;
  /** Where its mails go. */
  readonly email: string;
  /** Milliseconds that its mails have to leave. */
  readonly patience: number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Sends a ticket through the whole way, as a visitor does, and takes it away again. Never rejects. */
export async function runCanary({ visit, secret, email, patience, wait = pause }: CanaryDeps): Promise<CanaryResult> {
  const times: CanaryResult['times'] = {};
  const step = async <Done>(name: CanaryStep, work: () => Promise<Done>): Promise<Done> => {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      throw new FailedStep(name, error instanceof StepFailure ? error.message : 'what was answered cannot be read');
    } finally {
      times[name] = Math.round(performance.now() - startedAt);
    }
  };
  const look = (reference: string) =>
    visit(`${canaryPath}/${reference}`, { headers: mark(`look ${reference}`) }).then(readState);
  const mark = (purpose: Parameters<typeof makeMark>[1]) => ({
    [canaryHeader]: makeMark(secret, purpose, Date.now()),
  });

  let reference: string | undefined;
  let failure: CanaryResult['failure'];
  const note = (error: unknown) => {
    if (!(error instanceof FailedStep)) throw error;
    failure ??= { step: error.step, reason: error.message };
  };
  try {
    await step('page', () => openPage(visit));
    const token = await step('token', () => getToken(visit));
    // Whoever is quicker than a person is taken for a program.
    await wait(formTokenAge.least + 250);
    const requestId = randomUUID();
    const form = messageOf({ email, requestId, ...token });
    reference = await step('send', () => send(visit, form, mark(`ticket ${requestId} ${email}`)));
    const sent = { reference, email };
    await step('status', () => findStatus(visit, sent));
    await step('mail', () => untilMailLeft(() => look(sent.reference), patience, wait));
  } catch (error) {
    note(error);
  }
  const kept = reference;
  if (kept !== undefined) {
    const headers = mark(`remove ${kept}`);
    await step('remove', () => answerOf(visit(`${canaryPath}/${kept}`, { method: 'DELETE', headers }))).catch(note);
  }
  return failure ? { times, failure } : { times };
}

class FailedStep extends Error {
  constructor(
    readonly step: CanaryStep,
    reason: string,
  ) {
    super(reason);
  }
}
