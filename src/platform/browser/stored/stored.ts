import { parseJson } from '#site/parse-json.ts';

/**
 * One key of local storage and its schema. The stored text may be broken, old or another program's, so reading returns
 * whatever is valid, and never throws.
 */
export interface Stored<Value> {
  readonly key: string;
  /** Parses the text; undefined if it is invalid. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** True if a change in another tab concerns this key. No key: everything was deleted. */
export function isChangedBy(change: { readonly key: string | null }, { key }: { readonly key: string }): boolean {
  return (change.key ?? key) === key;
}

/** A key that holds one of a few words. */
export function storedWord<const Word extends string>(key: string, words: readonly Word[]): Stored<Word> {
  return { key, read: (text) => words.find((word) => word === text), write: (word) => word };
}

/** A key that records that something has happened. */
export function storedMark(key: string): Stored<'true'> {
  return storedWord(key, ['true']);
}

/** A key that holds JSON. `parse` gets the parsed value, or undefined if it was not JSON. */
export function storedJson<Value>(key: string, parse: (value: unknown) => Value | undefined): Stored<Value> {
  return { key, read: (text) => parse(parseJson(text)), write: (value) => JSON.stringify(value) };
}

/** The fields of a record with unknown values; empty if it is not a record. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The texts of an object; whatever else it has is left out. */
export function textsIn(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * The fields of a record in JSON, with unknown values; empty if it is something else. A separate function, because it
 * is part of the script that every page waits for.
 */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
