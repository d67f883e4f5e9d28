import type { Stored } from '../stored/stored.ts';
import { forget, readText, rememberText } from './text.ts';

/** The stored value. Another spelling of it is normalised; an invalid one is removed. */
export function recall<Value>(stored: Stored<Value>): Value | undefined {
  const text = readText(stored.key);
  if (text === null) return undefined;
  const value = stored.read(text);
  if (value === undefined) forget(stored.key);
  else if (stored.write(value) !== text) remember(stored, value);
  return value;
}

export function remember<Value>({ key, write }: Stored<Value>, value: Value): void {
  rememberText(key, write(value));
}

/** Every key in local storage, also those of others. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
