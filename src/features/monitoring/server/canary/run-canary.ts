import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createTicket, getFormToken, getTicketStatus } from '#features/tickets/contract.ts';
import { canaryHeader, makeMark } from '#features/tickets/server/canary.ts';
import { hasProof } from '#features/tickets/server/spam/form-token.ts';
import { formTokenAge } from '#features/tickets/ticket-limits.ts';
import { currentTime } from '#platform/database/clock.ts';
import { href } from '#site/address.ts';
import type { CanaryResult, CanaryStep } from './canary-results.ts';
import { answerOf, type CanaryState, canaryPath, canaryState, StepFailure, type Visit } from './visit.ts';

export interface CanaryDeps {
  readonly visit: Visit;
  readonly secret: string;
  /** The recipient of its mails. */
  readonly email: string;
  /** Milliseconds within which its mails have to be sent. */
  readonly mailTimeout: number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Sends a ticket through every step, as a visitor does, and removes it again. Never rejects. */
export async function runCanary({
  visit,
  secret,
  email,
  mailTimeout,
  wait = pause,
}: CanaryDeps): Promise<CanaryResult> {
  const times: CanaryResult['times'] = {};
  const step = async <Done>(name: CanaryStep, work: () => Promise<Done>): Promise<Done> => {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      throw new FailedStep(name, error instanceof StepFailure ? error.message : 'the response cannot be read');
    } finally {
      times[name] = Math.round(performance.now() - startedAt);
    }
  };
  const check = (reference: string) =>
    visit(`${canaryPath}/${reference}`, { headers: mark(`look ${reference}`) }).then(readState);
  const mark = (purpose: Parameters<typeof makeMark>[1]) => ({
    [canaryHeader]: makeMark(secret, purpose, currentTime().getTime()),
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
    // A form that is sent faster than a person can type is taken for a bot.
    await wait(formTokenAge.least + 250);
    const requestId = randomUUID();
    const form = messageOf({ email, requestId, ...token });
    reference = await step('send', async () => {
      await expectSameSecret(visit, mark(`remove ${noTicket}`));
      return send(visit, form, mark(`ticket ${requestId} ${email}`));
    });
    const sent = { reference, email };
    await step('status', () => findStatus(visit, sent));
    await step('mail', () => waitUntilMailSent(() => check(sent.reference), mailTimeout, wait));
  } catch (error) {
    note(error);
  }
  const created = reference;
  if (created !== undefined) {
    const headers = mark(`remove ${created}`);
    await step('remove', () => answerOf(visit(`${canaryPath}/${created}`, { method: 'DELETE', headers }))).catch(note);
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

/** Milliseconds between two checks whether its mails were sent. */
const checkEvery = 500;
/** One to the visitor, and one to the team. */
const mailsOfTicket = 2;

/** Checks that the contact page contains its form. */
async function openPage(visit: Visit): Promise<void> {
  const response = await answerOf(visit(href('/contact', 'en'), { headers: { accept: 'text/html' } }));
  const html = await response.text();
  const start = html.indexOf(`action="${createTicket.path}"`);
  const form = start === -1 ? '' : html.slice(start, html.indexOf('</form>', start));
  const missing = ['nombre_cliente', 'email_cliente', 'descripcion'].filter((name) => !form.includes(`name="${name}"`));
  if (missing.length > 0) throw new StepFailure('the contact page has no contact form');
}

async function getToken(visit: Visit): Promise<{ token: string; proof: string }> {
  const response = await answerOf(visit(getFormToken.path));
  const { token, proofBits } = getFormToken.response.parse(await response.json()).DATA;
  for (let n = 0; ; n++) if (hasProof(token, String(n), proofBits)) return { token, proof: String(n) };
}

interface Message {
  readonly email: string;
  readonly requestId: string;
  readonly token: string;
  readonly proof: string;
}

/** With an attachment, so that a full disk is noticed too. */
function messageOf({ email, requestId, token, proof }: Message): FormData {
  const form = new FormData();
  const fields = {
    nombre_cliente: 'Canary',
    email_cliente: email,
    descripcion: `Is the way free? ${requestId}`,
    lang: 'en',
    request_id: requestId,
    page: href('/contact', 'en'),
    api_client: 'canary',
    token,
    proof,
    sitio_web: '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('attachments', new File(['Is the way free?\n'], 'canary.txt', { type: 'text/plain' }));
  return form;
}

/** The reference of no ticket. */
const noTicket = 'H-2222-2222';

/** To a site with another secret, the ticket would be a visitor's: the team would get it, and it would stay. */
async function expectSameSecret(visit: Visit, headers: Record<string, string>): Promise<void> {
  const response = await visit(`${canaryPath}/${noTicket}`, { method: 'DELETE', headers });
  if (response.status === 404)
    throw new StepFailure('the site has another CANARY_SECRET, or none, so nothing was sent');
  await answerOf(Promise.resolve(response));
}

async function send(visit: Visit, body: FormData, headers: Record<string, string>): Promise<string> {
  const response = await answerOf(visit(createTicket.path, { method: 'POST', body, headers }));
  return createTicket.response.parse(await response.json()).DATA.reference;
}

/** Requests the status, as the visitor who sent the ticket can. */
export async function findStatus(visit: Visit, sent: { reference: string; email: string }): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
  const response = await answerOf(visit(getTicketStatus.path, init));
  const { DATA } = getTicketStatus.response.parse(await response.json());
  if (DATA.reference !== sent.reference) throw new StepFailure('another ticket was found');
}

async function readState(response: Response): Promise<CanaryState> {
  const answered = await answerOf(Promise.resolve(response));
  return canaryState.parse(await answered.json());
}

export async function waitUntilMailSent(
  check: () => Promise<CanaryState>,
  mailTimeout: number,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  for (let left = mailTimeout; ; left -= checkEvery) {
    const startedAt = performance.now();
    const { spam, mails } = await check();
    // The time that the site takes to answer counts, so that a slow site does not delay the alert.
    left -= performance.now() - startedAt;
    if (spam.length > 0) throw new StepFailure(`the ticket was taken for spam: ${spam.join(', ')}`);
    if (mails.length < mailsOfTicket) throw new StepFailure(`${mails.length} of ${mailsOfTicket} mails were queued`);
    if (mails.every(({ state }) => state === 'sent')) return;
    if (left <= 0) {
      const reason = mails.find(({ lastError }) => lastError !== null)?.lastError;
      throw new StepFailure(`no mail left within ${mailTimeout / 1000} s${reason ? `: ${reason}` : ''}`.slice(0, 300));
    }
    await wait(checkEvery);
  }
}
