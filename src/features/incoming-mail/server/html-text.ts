import { Tokenizer } from 'htmlparser2';

/** Their content is not text that a person reads. A head needs no end, and contains nothing else that is text. */
const hidden = new Set(['style', 'script', 'title', 'template', 'svg', 'xml']);

/** Elements that begin and end a line; those of the second set have an empty line around them. */
const lines = new Set([
  ...['div', 'tr', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'hr', 'center', 'details', 'summary', 'fieldset'],
  ...['section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'figure', 'figcaption', 'option', 'textarea'],
]);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'form', 'address']);

/** Quotes within quotes, and lists within lists, are shown up to this depth. */
const deepest = 5;

/**
 * The text of an HTML message, as a person would copy it. It reads tags one after another and builds no tree, so the
 * time grows with the length alone, however deep and broken the HTML is. It stops after this many characters.
 */
export function textOfHtml(html: string, longest: number): string {
  const writer = createWriter(longest);
  const elements = createElements(writer);
  let tag = '';
  let attribute = '';
  let address = '';
  const addToAddress = (text: string) => {
    if (attribute === 'href' && address.length < longestAddress) address += text;
  };
  const addText = (text: string) => elements.text(text);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        address = '';
      },
      onattribname(start, end) {
        attribute = tag === 'a' ? html.slice(start, end).toLowerCase() : '';
      },
      onattribdata: (start, end) => addToAddress(html.slice(start, end)),
      onattribentity: (code) => addToAddress(String.fromCodePoint(code)),
      onattribend() {
        attribute = '';
      },
      onopentagend: () => elements.open(tag, address),
      onselfclosingtag: () => elements.open(tag, address, true),
      onclosetag: (start, end) => elements.close(html.slice(start, end).toLowerCase()),
      ontext(start, end) {
        addText(html.slice(start, end));
        if (writer.length() >= longest) tokenizer.pause();
      },
      ontextentity: (code) => addText(String.fromCodePoint(code)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return writer.end();
}

/** In characters. Filters of mail servers wrap addresses in long ones of their own. */
const longestAddress = 2_000;

type Writer = ReturnType<typeof createWriter>;

const openings: Readonly<Record<string, (writer: Writer) => void>> = {
  br: (writer) => writer.newLine(1, true),
  blockquote: (writer) => writer.quote(1),
  pre: (writer) => writer.keepSpace(1),
  ul: (writer) => writer.list(1, false),
  ol: (writer) => writer.list(1, true),
  li: (writer) => writer.item(true),
  td: (writer) => writer.space(),
  th: (writer) => writer.space(),
};

const endings: Readonly<Record<string, (writer: Writer) => void>> = {
  blockquote: (writer) => writer.quote(-1),
  pre: (writer) => writer.keepSpace(-1),
  ul: (writer) => writer.list(-1, false),
  ol: (writer) => writer.list(-1, true),
  li: (writer) => writer.item(false),
};

/** What the beginnings and the ends of elements mean for the text. */
function createElements(writer: Writer) {
  /** The links that are open, and their text as far as it is needed. */
  const links: { readonly address: string; text: string }[] = [];
  /** The element whose content is hidden, and how many of them are open within one another. */
  let hiding = '';
  let depth = 0;

  const breakLine = (tag: string) => {
    if (paragraphs.has(tag)) writer.newLine(2);
    else if (lines.has(tag)) writer.newLine(1);
  };

  /** The address stands after the text, unless it is the text. */
  const closeLink = (link: (typeof links)[number] | undefined) => {
    if (!link || link.address.length >= longestAddress) return;
    const address = link.address.replace(/\s+/g, '');
    const text = link.text.trim();
    const isShown = /^https?:\/\/./i.test(address) && text !== '' && bareAddress(address) !== bareAddress(text);
    if (isShown) writer.text(` [${address}]`);
  };

  return {
    text(text: string) {
      if (depth > 0) return;
      const link = links.at(-1);
      if (link && link.text.length < longestAddress) link.text += text;
      writer.text(text);
    },
    open(tag: string, address: string, isClosed = false) {
      if (depth > 0 && tag !== hiding) return;
      if (hidden.has(tag)) {
        hiding = tag;
        if (!isClosed) depth++;
      } else if (tag === 'a') links.push({ address, text: '' });
      else if (Object.hasOwn(openings, tag)) openings[tag]?.(writer);
      else breakLine(tag);
    },
    close(tag: string) {
      if (depth > 0) {
        if (tag === hiding) depth--;
      } else if (tag === 'a') closeLink(links.pop());
      else if (Object.hasOwn(endings, tag)) endings[tag]?.(writer);
      else breakLine(tag);
    },
  };
}

/** Without what writers leave out when they show an address. */
const bareAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');

/** Collects lines, with white space as a browser shows it. */
function createWriter(longest: number) {
  const written: string[] = [];
  let size = 0;
  let line = '';
  let quotes = 0;
  let isPreformatted = 0;
  /** The white space at the beginning of a line of preformatted text. */
  let indent = '';
  /** For each list that is open, the number of its next item; 0 if its items have none. */
  const lists: number[] = [];
  /** Line ends to write before the next text. */
  let ends = 0;
  let mark = '';

  const endLine = () => {
    written.push(line.trimEnd());
    size += line.length + 1;
    line = '';
  };

  /** Everything before the first text of a line: empty lines, marks of quotes, the mark of a list. */
  const begin = () => {
    if (line !== '' && ends > 0) endLine();
    const isFirst = written.length === 0;
    for (let left = ends; left > 1 && !isFirst; left--) written.push(prefix().trimEnd());
    ends = 0;
    if (line === '') line = prefix() + mark;
    mark = '';
  };
  const prefix = () => '> '.repeat(Math.min(quotes, deepest));

  const newLine = (wanted: number, isForced = false) => {
    ends = isForced ? Math.min(ends + 1, 3) : Math.max(ends, wanted);
  };

  const isFull = () => size + line.length >= longest;

  const addText = (text: string) => {
    if (isFull()) return;
    const isOpen = line !== '' && ends === 0;
    const shown = isOpen && !line.endsWith(' ') ? text : text.trimStart();
    if (shown === '') return;
    if (shown.trim() === '' && !isOpen) return;
    begin();
    line += shown;
  };

  const addPreformatted = (text: string) => {
    for (const [n, part] of text.replaceAll('\r', '').split('\n').entries()) {
      if (isFull()) return;
      if (n > 0) {
        newLine(1, true);
        indent = '';
      }
      const isOpen = line !== '' && ends === 0;
      if (part.trim() === '' && !isOpen) indent += part;
      else {
        begin();
        line += indent + part;
        indent = '';
      }
    }
  };

  return {
    text(raw: string) {
      if (isPreformatted > 0) addPreformatted(raw);
      else addText(raw.replace(/[ \t\r\n\f]+/g, ' '));
    },
    newLine,
    space: () => addText(' '),
    list(change: 1 | -1, isNumbered: boolean) {
      newLine(1);
      if (change === 1) lists.push(isNumbered ? 1 : 0);
      else lists.pop();
    },
    item(isBeginning: boolean) {
      newLine(1);
      mark = isBeginning ? nextMark(lists) : '';
    },
    quote(change: 1 | -1) {
      newLine(change === 1 ? 1 : 2);
      // It belongs to the quote that it was written in.
      if (line !== '') endLine();
      quotes = Math.max(quotes + change, 0);
    },
    keepSpace(change: 1 | -1) {
      newLine(2);
      indent = '';
      isPreformatted = Math.max(isPreformatted + change, 0);
    },
    length: () => size + line.length,
    end() {
      endLine();
      return written.join('\n').trim();
    },
  };
}

/** Such as `2. `, or `  * ` in a list within another. */
function nextMark(lists: number[]): string {
  const number = lists.at(-1) ?? 0;
  if (number > 0) lists[lists.length - 1] = number + 1;
  const indent = '  '.repeat(Math.min(Math.max(lists.length - 1, 0), deepest));
  return indent + (number > 0 ? `${number}. ` : '* ');
}
