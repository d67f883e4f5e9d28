import { inputBounds } from '../../contracts/input-bounds.ts';
import type { AppContext } from '../app-context.ts';

/**
 * The only way to what an address or a form says: every text has a bound, and one that is longer is as good as empty.
 * A test keeps other files from asking Hono for queries and parameters themselves.
 */

const empty = '';

function within(longest: number, text: string): string {
  return text.length > longest ? empty : text;
}

/** A parameter of the query. Undefined: the address has none of that name. */
export function queryText(c: AppContext, name: string, longest: number = inputBounds.key): string | undefined {
  const text = c.req.query(name);
  return text === undefined ? undefined : within(longest, text);
}

/** The whole query, each parameter by its name. */
export function queryTexts(c: AppContext): Readonly<Record<string, string>> {
  const entries = Object.entries(c.req.query());
  return Object.fromEntries(entries.map(([name, text]) => [name, within(inputBounds.address, text)]));
}

/** The query of a form that was sent as an address, in which a name may come several times. Headers bound it as a whole. */
export function queryFields(c: AppContext): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** A part of the path. */
export function pathText(c: AppContext, name: string): string {
  return within(inputBounds.key, c.req.param(name) ?? empty);
}

type Body = Readonly<Record<string, unknown>>;

/** A short field of a form, such as a reference. Empty, too, where it was left out or is a file. */
export function formText(body: Body, field: string, longest: number = inputBounds.key): string {
  return within(longest, typedText(body, field));
}

/** All that was typed into a field, to be shown again beside what is wrong with it. Whoever reads it bounds it first. */
export function typedText(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : empty;
}
