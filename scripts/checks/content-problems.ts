import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** `src/content/en/home.json, line 12: …` for a file that is no JSON. Undefined: it is. */
export function syntaxProblem(file: string, text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const end = position === undefined ? text.trimEnd().length : Number(position);
    // Browsers and Node name the place after what is wrong: a comma too many is on the line before.
    const before = text.slice(0, end).trimEnd();
    return `${file}, line ${lineAt(text, before.length)}: ${whatIsWrong(before, text.slice(end).trimStart())}`;
  }
}

function whatIsWrong(before: string, after: string): string {
  if (/,$/.test(before) && /^[}\]]/.test(after)) return 'a comma after the last entry: delete it.';
  if (/["}\]\w]$/.test(before) && /^["{[\w]/.test(after))
    return 'a comma is missing after this line, or a quotation mark within it needs a backslash: \\".';
  if (after === '') return 'the file ends before its last bracket: is one missing?';
  return `this is no JSON, before ${JSON.stringify(after.slice(0, 20))}. Texts are in double quotes, entries are separated by commas.`;
}

/** A problem of a fact of the catalogue: file, line, key, and what to write. */
export function factProblem(file: string, text: string, issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join(' › ');
  return `${file}, line ${lineOf(text, issue.path)}, ${path || 'the whole file'}: ${whatToWrite(issue, valueAt(text, issue.path))}`;
}

const named: Readonly<Record<string, string>> = {
  number: 'a number without quotes, such as 30',
  int: 'a whole number without quotes, such as 30',
  string: 'a text in double quotes',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in curly brackets',
  record: 'a group in curly brackets',
};

function whatToWrite(issue: z.core.$ZodIssue, value: unknown): string {
  const expected = 'expected' in issue ? (named[String(issue.expected)] ?? String(issue.expected)) : undefined;
  if (value === undefined) return `it is missing. Write ${expected ?? issue.message}.`;
  const found = JSON.stringify(value).slice(0, 60);
  if (issue.code === 'unrecognized_keys')
    return `no such key: ${issue.keys.join(', ')}. Correct its name, or delete it.`;
  if (issue.code === 'invalid_value') return `${found} is not one of ${issue.values.join(', ')}.`;
  return expected ? `${found} is not ${expected}.` : `${found}: ${issue.message}.`;
}

function valueAt(text: string, path: Path): unknown {
  let value: unknown = JSON.parse(text);
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

const tokens = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The line of an entry, or of the nearest group around it that exists. The text is valid JSON. */
export function lineOf(text: string, path: Path): number {
  const sought = path.map(String);
  let found: Entry = { path: [], position: 0 };
  for (const entry of entriesIn(text)) {
    const isOnTheWay = entry.path.every((key, at) => key === sought[at]);
    if (isOnTheWay && entry.path.length > found.path.length) found = entry;
  }
  return lineAt(text, found.position);
}

interface Entry {
  readonly path: readonly string[];
  readonly position: number;
}

/** Each value with the keys and indexes that lead to it. */
function* entriesIn(text: string): Generator<Entry> {
  const open: Group[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const group = open.at(-1);
    const isKey = group?.isList === false && /^[{,]$/.test(last);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') goOn(group);
    else if (isKey) group.key = JSON.parse(token);
    else if (token !== ':') {
      yield { path: open.map(({ key }) => key), position: index };
      if (token === '{' || token === '[') open.push({ isList: token === '[', key: '0' });
    }
    last = token;
  }
}

/** A group or a list that is open, with the key or the index of its current entry. */
interface Group {
  readonly isList: boolean;
  key: string;
}

function goOn(group: Group | undefined): void {
  if (group?.isList) group.key = String(Number(group.key) + 1);
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
