import { randomUUID } from 'node:crypto';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { ticketForm } from '../../src/features/tickets/server/testing-tickets.ts';

type Headers = Readonly<Record<string, string>>;

let networks = 0;

/** A visitor with their own network and cookies, whose requests may go to different servers. */
export function visitor() {
  const from = `2001:db8:${(networks++).toString(16)}::1`;
  const jar = new Map<string, string>();

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', from);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  }

  return {
    send,
    post: (url: string, fields: Headers) => send(url, { method: 'POST', body: new URLSearchParams(fields) }),
    call: (url: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      return send(url, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    ticket: (server: string, change: Parameters<typeof ticketForm>[0] = {}) =>
      send(server + createTicket.path, { method: 'POST', body: ticketForm({ request_id: randomUUID(), ...change }) }),
  };
}
