/** A piece of a message. `count` is the `#` of a plural. */
export type MessageNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'count' }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'number'; readonly name: string }
  | { readonly type: 'date'; readonly name: string }
  | { readonly type: 'plural' | 'select'; readonly name: string; readonly cases: Cases };

export type Cases = ReadonlyMap<string, MessageNode[]>;

/** Throws, and names the place, where a message is not written as the site's messages are. */
export function parseMessage(message: string): MessageNode[] {
  const reader = { message, at: 0 };
  const nodes = readNodes(reader, false);
  if (reader.at < message.length) throw fault(reader, 'a closing brace too many');
  return nodes;
}

interface Reader {
  readonly message: string;
  at: number;
}

function readNodes(reader: Reader, inCase: boolean): MessageNode[] {
  const nodes: MessageNode[] = [];
  let text = '';
  const flush = () => {
    if (text) nodes.push({ type: 'text', text });
    text = '';
  };
  for (; reader.at < reader.message.length; reader.at++) {
    const character = reader.message[reader.at];
    if (character === '}') break;
    if (character === '{') {
      flush();
      nodes.push(readArgument(reader));
    } else if (character === '#' && inCase) {
      flush();
      nodes.push({ type: 'count' });
    } else text += character;
  }
  flush();
  return nodes;
}

/** Stands on `{` and leaves the reader on the matching `}`. */
function readArgument(reader: Reader): MessageNode {
  const head = /\{\s*(\w+)\s*(?:,\s*(number|date|plural|select)\s*)?/y;
  head.lastIndex = reader.at;
  const match = head.exec(reader.message);
  const name = match?.[1];
  if (!match || !name) throw fault(reader, 'a placeholder without a name');
  reader.at = head.lastIndex;
  const kind = match[2];
  const node: MessageNode =
    kind === 'plural' || kind === 'select'
      ? { type: kind, name, cases: readCases(reader) }
      : kind === 'number' || kind === 'date'
        ? { type: kind, name }
        : { type: 'value', name };
  if (reader.message[reader.at] !== '}') throw fault(reader, `{${name}} is not closed`);
  return node;
}

function readCases(reader: Reader): Map<string, MessageNode[]> {
  const cases = new Map<string, MessageNode[]>();
  const key = /[\s,]*(=?\w+)\s*\{/y;
  for (;;) {
    key.lastIndex = reader.at;
    const match = key.exec(reader.message);
    if (!match?.[1]) break;
    reader.at = key.lastIndex;
    cases.set(match[1], readNodes(reader, true));
    if (reader.message[reader.at] !== '}') throw fault(reader, `the case "${match[1]}" is not closed`);
    reader.at++;
  }
  if (!cases.has('other')) throw fault(reader, 'the case "other" is missing');
  while (/\s/.test(reader.message[reader.at] ?? '')) reader.at++;
  return cases;
}

function fault({ message, at }: Reader, what: string): Error {
  return new Error(`Cannot read the message, ${what} at character ${at + 1}: ${message}`);
}
