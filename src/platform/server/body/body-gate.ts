import type { AppContext, BodyGate, BodyKind, Step } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import type { Sender } from '../http/client-address.ts';
import type { BusyScope } from '../metrics/metrics.ts';
import { limits } from '../security/limits.ts';

/** Seconds for `Retry-After` when all slots are taken. */
const busyRetryAfter = 5;

/** Clients counted at a time. Beyond this all counts are reset, so that memory stays bounded. */
const mostCounted = 20_000;

const scopes = ['network', 'wideNetwork'] as const;

/**
 * Decides, before a single byte of a body is read, whether its client may send one now. It counts in the memory of this
 * process, so that a refusal costs nothing; the exact limits, shared by all servers, are counted later in the database.
 */
export function createBodyGate(onBusyUpload?: (scope: BusyScope) => void): BodyGate {
  const started = new Map<string, { count: number; until: number }>();
  const open = new Map<string, number>();

  function countBegun(key: string, most: number, seconds: number): number | undefined {
    const time = performance.now();
    if (started.size >= mostCounted) started.clear();
    const current = started.get(key);
    const counted = current && current.until > time ? current : { count: 0, until: time + seconds * 1_000 };
    counted.count++;
    started.set(key, counted);
    return counted.count > most ? Math.ceil((counted.until - time) / 1_000) : undefined;
  }

  /** Returns the function that releases the slot. Throws the error that the client gets. */
  function enter(c: AppContext, kind: BodyKind): () => void {
    const { windowSeconds, perWindow, concurrent } = limits.bodies[kind];
    const own = placesOf(c.get('sender')(), kind);
    for (const { scope, key } of own) {
      const retryAfter = countBegun(key, perWindow[scope], windowSeconds);
      if (retryAfter !== undefined) refuse(c, 'tooManyRequests', retryAfter);
    }
    const places = [...own, { scope: 'all' as const, key: `${kind} all` }];
    const full = places.find(({ scope, key }) => (open.get(key) ?? 0) >= concurrent[scope]);
    if (full) refuseBusy(c, kind, full.scope);
    for (const { key } of places) open.set(key, (open.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of places) leave(key);
    };
  }

  function refuseBusy(c: AppContext, kind: BodyKind, scope: BusyScope): never {
    if (kind === 'upload') onBusyUpload?.(scope);
    // An ordinary body arrives in a moment: a client with this many in flight sends them on purpose.
    const isClientError = kind === 'ordinary' && scope !== 'all';
    refuse(c, isClientError ? 'tooManyRequests' : 'notReady', busyRetryAfter);
  }

  function leave(key: string): void {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  }

  return { enter };
}

function placesOf(sender: Sender | undefined, kind: BodyKind) {
  return sender ? scopes.map((scope) => ({ scope, key: `${kind} ${scope} ${sender[scope]}` })) : [];
}

/** The rest of the body is not read, so the connection cannot be reused. */
function refuse(c: AppContext, errorCode: 'tooManyRequests' | 'notReady', retryAfter: number): never {
  c.header('Retry-After', String(retryAfter));
  c.header('Connection', 'close');
  throw new CallError(errorCode);
}

export function provideBodyGate(gate: BodyGate): Step {
  return (c) => {
    c.set('bodyGate', gate);
    return undefined;
  };
}
