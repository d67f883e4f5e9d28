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
