import { describe, expect, it, vi } from 'vitest';
import { findStatus, runCanary, untilMailLeft } from './run-canary.ts';

const mail = (state: string, lastError: string | null = null) => ({ state, lastError });

describe('the mail of a canary', () => {
  const wait = async () => undefined;
  const left = (mails: ReturnType<typeof mail>[], patience = 0) =>
    untilMailLeft(async () => ({ spam: [], mails }), patience, wait);

  it('has left when both have', async () => {
    await expect(left([mail('sent'), mail('sent')])).resolves.toBeUndefined();
    await expect(left([mail('sent'), mail('waiting')])).rejects.toThrow(/^no mail left within 0 s$/);
  });

  it('is waited for no longer than patience lasts', async () => {
    const looks: number[] = [];
    const look = async () => ({ spam: [], mails: [mail('waiting'), mail('waiting', 'ECONNREFUSED')] });
    const waiting = untilMailLeft(look, 1_000, async (ms) => looks.push(ms));
    await expect(waiting).rejects.toThrow('no mail left within 1 s: ECONNREFUSED');
    expect(looks).toEqual([500, 500]);
  });

  it('is waited for no longer by a site that is slow to answer', async () => {
    let [time, looks] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const look = async () => {
      looks++;
      time += 15_000;
      return { spam: [], mails: [mail('waiting'), mail('waiting')] };
    };
    await expect(untilMailLeft(look, 60_000, wait)).rejects.toThrow('no mail left within 60 s');
    vi.restoreAllMocks();
    expect(looks).toBe(4);
  });

  it('is missed where one was never queued', async () => {
    await expect(left([mail('sent')])).rejects.toThrow('1 of 2 mails were queued');
  });
});

it('a status of another ticket is a failure', async () => {
  const DATA = { reference: 'H-2222-2222', state: 'received', received: '2026-11-20T12:00:00.000Z' };
  const visit = async () => Response.json({ CODE: 1, DESCRIPTION: 'OK', DATA });
  const sent = { reference: 'H-2222-2222', email: 'canary@hormiga.example' };
  await expect(findStatus(visit, sent)).resolves.toBeUndefined();
  await expect(findStatus(visit, { ...sent, reference: 'H-3333-3333' })).rejects.toThrow('another ticket was found');
});

it('an answer that makes no sense is a failure of its step', async () => {
  const form = ['nombre_cliente', 'email_cliente', 'descripcion'].map((name) => `<input name="${name}">`).join('');
  const page = `<form action="/customer/cliente_ticket_crear">${form}</form>`;
  const visit = async () => new Response(page);
  const { failure } = await runCanary({ visit, secret: 's', email: 'canary@hormiga.example', patience: 0 });
  expect(failure).toEqual({ step: 'token', reason: 'what was answered cannot be read' });
});
