import { describe, expect, it, vi } from 'vitest';
import { findStatus, runCanary, waitUntilMailSent } from './run-canary.ts';

const mail = (state: string, lastError: string | null = null) => ({ state, lastError });

describe('the mail of a canary', () => {
  const wait = async () => undefined;
  const left = (mails: ReturnType<typeof mail>[], mailTimeout = 0) =>
    waitUntilMailSent(async () => ({ spam: [], mails }), mailTimeout, wait);

  it('counts as sent when both mails are', async () => {
    await expect(left([mail('sent'), mail('sent')])).resolves.toBeUndefined();
    await expect(left([mail('sent'), mail('waiting')])).rejects.toThrow(/^no mail left within 0 s$/);
  });

  it('is waited for until the timeout', async () => {
    const checks: number[] = [];
    const check = async () => ({ spam: [], mails: [mail('waiting'), mail('waiting', 'ECONNREFUSED')] });
    const waiting = waitUntilMailSent(check, 1_000, async (ms) => checks.push(ms));
    await expect(waiting).rejects.toThrow('no mail left within 1 s: ECONNREFUSED');
    expect(checks).toEqual([500, 500]);
  });

  it('is waited for no longer if the site is slow to answer', async () => {
    let [time, checks] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const check = async () => {
      checks++;
      time += 15_000;
      return { spam: [], mails: [mail('waiting'), mail('waiting')] };
    };
    await expect(waitUntilMailSent(check, 60_000, wait)).rejects.toThrow('no mail left within 60 s');
    vi.restoreAllMocks();
    expect(checks).toBe(4);
  });

  it('fails if one mail was never queued', async () => {
    await expect(left([mail('sent')])).rejects.toThrow('1 of 2 mails were queued');
  });
});

it('fails if the status of another ticket is returned', async () => {
  const DATA = { reference: 'H-2222-2222', state: 'received', received: '2026-11-20T12:00:00.000Z' };
  const visit = async () => Response.json({ CODE: 1, DESCRIPTION: 'OK', DATA });
  const sent = { reference: 'H-2222-2222', email: 'canary@hormiga.example' };
  await expect(findStatus(visit, sent)).resolves.toBeUndefined();
  await expect(findStatus(visit, { ...sent, reference: 'H-3333-3333' })).rejects.toThrow('another ticket was found');
});

it('fails the step if the response is invalid', async () => {
  const form = ['nombre_cliente', 'email_cliente', 'descripcion'].map((name) => `<input name="${name}">`).join('');
  const page = `<form action="/customer/cliente_ticket_crear">${form}</form>`;
  const visit = async () => new Response(page);
  const { failure } = await runCanary({ visit, secret: 's', email: 'canary@hormiga.example', mailTimeout: 0 });
  expect(failure).toEqual({ step: 'token', reason: 'the response cannot be read' });
});
