import type { Known, Target } from '../../src/platform/server/testing-targets.ts';

interface Change {
  /** The index of the valid body. */
  readonly which: number;
  readonly spoiling: readonly {
    /** The index of a field of the body, or the name of one. */
    readonly at: number | string;
    readonly how: string;
    readonly value: unknown;
  }[];
  /** Appends the spoilt fields to the valid ones instead of replacing them. */
  readonly twice: boolean;
}

type Pair = readonly [name: string, value: unknown];

/** A valid body with some of its fields spoilt. */
export function nearlyRight(
  target: Target,
  as: 'json' | 'form' | 'urlencoded',
  change: Change,
): Pick<HostileRequest, 'bodyOf' | 'summary'> {
  const bodyOf = (known: Known) => {
    const right = target.bodies(known)[change.which] ?? {};
    const spoilt = spoiltIn(right, change);
    if (as === 'json') {
      const body = put(right, spoilt);
      return { body: JSON.stringify(target.sign?.(body, known) ?? body), type: 'application/json' };
    }
    const pairs = change.twice ? [...Object.entries(right), ...spoilt] : Object.entries(put(right, spoilt));
    return {
      body: as === 'form' ? formOf(pairs) : new URLSearchParams(pairs.map(([name, value]) => [name, textOf(value)])),
    };
  };
  return { bodyOf, summary: { as, ...change } };
}

function spoiltIn(right: Readonly<Record<string, unknown>>, { spoiling }: Change): readonly Pair[] {
  const own = Object.keys(right);
  return spoiling.map(({ at, how, value }) => {
    const name = typeof at === 'string' ? at : (own[at % own.length] ?? 'a');
    return [name, spoil(right[name], how, value, at)] as const;
  });
}

function spoil(old: unknown, how: string, value: unknown, at: number | string): unknown {
  // Passes a check of the first characters.
  if (how === 'append' && typeof old === 'string' && typeof value === 'string') return old + value;
  if (how !== 'inside' || typeof old !== 'object' || old === null) return value;
  const names = Object.keys(old);
  const name = typeof at === 'string' ? at : (names[at % names.length] ?? 'a');
  const inner = spoil(Reflect.get(old, name), how, value, at);
  return Array.isArray(old) ? old.map((one) => spoil(one, how, value, at)) : put(old, [[name, inner]]);
}

/** Does not call setters: a field called `__proto__` is an ordinary field. */
function put(right: object, spoilt: readonly Pair[]): Record<string, unknown> {
  const body: Record<string, unknown> = { ...right };
  for (const [name, value] of spoilt) {
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return body;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function formOf(pairs: readonly Pair[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value instanceof File ? value : textOf(value));
  return form;
}
/** A short description of one request; placeholders are filled in when it is sent. */
export interface HostileRequest {
  readonly path: string;
  readonly queryOf: (known: Known) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyOf: (known: Known) => { readonly body: BodyInit; readonly type?: string };
  /** For the failure message. */
  readonly summary: unknown;
}
