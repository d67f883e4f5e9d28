import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { ticketForm } from '../../src/features/tickets/server/testing-tickets.ts';

export interface Sent {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly begunAt: number;
  readonly endedAt: number;
  /** Undefined: there was no answer. */
  readonly status: number | undefined;
  /** The ticket's reference. */
  readonly reference: string | undefined;
}

const pages = ['/company_about/es', '/contact/fr', '/en-us', '/assets/entry.abc123.js', '/meetings/free'];
const everything = { GET: 6, POST: 4 };
/** Only Linux has several loopback addresses; elsewhere the limits of one network apply. */
const hasNetworks = process.platform === 'linux';
/** Milliseconds between an answer and the next request of a lane. */
const pause = { GET: hasNetworks ? 5 : 100, POST: 25 } as const;
const mostTickets = hasNetworks ? Number.POSITIVE_INFINITY : 18;

/** Visitors who read pages and send tickets until they are stopped. Returns everything that was sent. */
export function startLoad(url: string, lanes: Readonly<Record<Sent['method'], number>> = everything) {
  // Keeps connections open, as browsers do.
  const agent = new Agent({ keepAlive: true });
  const sent: Sent[] = [];
  let isOver = false;
  let tickets = 0;

  async function lane(method: 'GET' | 'POST'): Promise<void> {
    for (let n = 0; !isOver; n++) {
      if (method === 'GET') sent.push(await get(`${url}${pages[n % pages.length]}`, agent, n));
      else if (tickets++ < mostTickets) sent.push(await sendTicket(url, randomUUID()));
      await wait(pause[method]);
    }
  }

  const running = Object.entries(lanes).flatMap(([method, count]) =>
    Array.from({ length: count }, () => lane(method === 'GET' ? 'GET' : 'POST')),
  );
  return {
    sent,
    async stop(): Promise<Sent[]> {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
      return sent;
    },
  };
}

/** A hundred visitors request pages in turn: a single one would be refused as a flood. */
function get(url: string, agent: Agent, visitor: number): Promise<Sent> {
  const from = hasNetworks ? { localAddress: `127.1.0.${1 + (visitor % 100)}` } : {};
  return note('GET', '', () => ask(url, { agent, headers: { accept: 'application/json' }, ...from }));
}

/** Senders in this process so far. Each has a network of its own, because neighbours share limits, too. */
let senders = 0;

export async function sendTicket(url: string, id: string): Promise<Sent> {
  const sender = senders++;
  // One sender each, so that a repeated id is the same message.
  const email_cliente = `${id}@example.com`;
  const form = new Request(url, { method: 'POST', body: ticketForm({ request_id: id, email_cliente }) });
  const body = Buffer.from(await form.arrayBuffer());
  const headers = { 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length };
  const from = hasNetworks ? { localAddress: `127.${2 + (Math.floor(sender / 256) % 250)}.${sender % 256}.1` } : {};
  return note('POST', id, () => ask(url + createTicket.path, { method: 'POST', agent: false, headers, ...from }, body));
}

async function note(method: Sent['method'], id: string, work: () => Promise<{ status: number; body: string }>) {
  const begunAt = performance.now();
  const answer = await work().catch(() => undefined);
  const reference = method === 'POST' && answer?.status === 200 ? referenceIn(answer.body) : undefined;
  return { id, method, begunAt, endedAt: performance.now(), status: answer?.status, reference };
}

function referenceIn(body: string): string {
  return createTicket.response.parse(JSON.parse(body)).DATA.reference;
}

function ask(url: string, options: Parameters<typeof request>[1], body?: Buffer) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asking = request(url, options ?? {}, (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
