import { inputBounds } from '../../contracts/input-bounds.ts';
import type { AppContext } from '../app-context.ts';

/**
 * The only way to read a query, a path parameter or a form field: every text has a maximum length, and a longer one
 * counts as empty. A test prevents other files from reading them from Hono directly.
 */

const empty = '';

function within(longest: number, text: string): string {
  return text.length > longest ? empty : text;
}

/** A query parameter. Undefined if the URL has none of that name. */
export function queryText(c: AppContext, name: string, longest: number = inputBounds.key): string | undefined {
  const text = c.req.query(name);
  return text === undefined ? undefined : within(longest, text);
}

/** The whole query, by parameter name. */
export function queryTexts(c: AppContext): Readonly<Record<string, string>> {
  const entries = Object.entries(c.req.query());
  return Object.fromEntries(entries.map(([name, text]) => [name, within(inputBounds.address, text)]));
}

/**
 * The query of a form that was sent with GET, in which a name may repeat. The limit on headers bounds it as a whole.
 */
export function queryFields(c: AppContext): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** A path parameter. */
export function pathText(c: AppContext, name: string): string {
  return within(inputBounds.key, c.req.param(name) ?? empty);
}

type Body = Readonly<Record<string, unknown>>;

/** A short form field, such as a reference. Empty, too, if it was omitted or is a file. */
export function formText(body: Body, field: string, longest: number = inputBounds.key): string {
  return within(longest, typedText(body, field));
}

/** All that was typed into a field, to be shown again beside its error. The caller limits its length first. */
export function typedText(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : empty;
}
