import { parseJson } from '#site/parse-json.ts';

/**
 * One key of local storage and its schema. Whatever stands there may be broken, old or another program's, so reading
 * answers what sense can be made of it, and never throws.
 */
export interface Stored<Value> {
  readonly key: string;
  /** What the text says; undefined where it says nothing that belongs here. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Does a change in another tab concern it? No key: everything was deleted. */
export function isChangedBy(change: { readonly key: string | null }, { key }: { readonly key: string }): boolean {
  return (change.key ?? key) === key;
}

/** A key that holds one of a few words. */
export function storedWord<const Word extends string>(key: string, words: readonly Word[]): Stored<Word> {
  return { key, read: (text) => words.find((word) => word === text), write: (word) => word };
}

/** A key that says that something has happened. */
export function storedMark(key: string): Stored<'true'> {
  return storedWord(key, ['true']);
}

/** A key that holds JSON. `parse` gets whatever it was, and undefined where it was none. */
export function storedJson<Value>(key: string, parse: (value: unknown) => Value | undefined): Stored<Value> {
  return { key, read: (text) => parse(parseJson(text)), write: (value) => JSON.stringify(value) };
}

/** The fields of a record, whatever they hold; none of something that is no record. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * The fields of the record that a text holds as JSON, whatever they are; none where it holds something else. By itself,
 * because it is part of the script that every page waits for.
 */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
