import { Tokenizer } from 'htmlparser2';

/** Their content is not text that a person reads. */
const hidden = new Set(['head', 'style', 'script', 'title', 'template', 'svg']);

/** Elements that begin and end a line; those of the second set have an empty line around them. */
const lines = new Set(['div', 'tr', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'section', 'article', 'header', 'hr']);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'form', 'address']);

/** Quotes within quotes are marked up to this depth. */
const deepestQuote = 5;

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
  const addText = (text: string) => {
    if (!elements.isHidden()) writer.text(text);
  };
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
  return writer.end();
}

/** In characters. */
const longestAddress = 1_000;

type Writer = ReturnType<typeof createWriter>;

const openings: Readonly<Record<string, (writer: Writer) => void>> = {
  br: (writer) => writer.newLine(1, true),
  blockquote: (writer) => writer.quote(1),
  pre: (writer) => writer.keepSpace(1),
  li: (writer) => writer.item(),
  td: (writer) => writer.space(),
  th: (writer) => writer.space(),
};

const endings: Readonly<Record<string, (writer: Writer) => void>> = {
  blockquote: (writer) => writer.quote(-1),
  pre: (writer) => writer.keepSpace(-1),
};

/** What the beginnings and the ends of elements mean for the text. */
function createElements(writer: Writer) {
  /** The links that are open. */
  const links: { readonly address: string; readonly from: number }[] = [];
  /** The element whose content is hidden, and how many of them are open within one another. */
  let hiding = '';
  let depth = 0;

  const breakLine = (tag: string) => {
    if (paragraphs.has(tag)) writer.newLine(2);
    else if (lines.has(tag)) writer.newLine(1);
  };

  /** The address stands after the text, unless it is the text. */
  const closeLink = (link: (typeof links)[number] | undefined) => {
    if (!link || !/^https?:\/\/\S{1,500}$/i.test(link.address)) return;
    const text = writer.textFrom(link.from);
    const isSame = text === '' || link.address.replace(/\/$/, '').endsWith(text.replace(/\/$/, ''));
    if (!isSame) writer.text(` [${link.address}]`);
  };

  return {
    isHidden: () => depth > 0,
    open(tag: string, address: string, isClosed = false) {
      // A head that was never closed ends where the body begins.
      if (tag === 'body') depth = 0;
      if (depth > 0 && tag !== hiding) return;
      if (hidden.has(tag)) {
        hiding = tag;
        if (!isClosed) depth++;
      } else if (tag === 'a') links.push({ address, from: writer.length() });
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

/** Collects lines, with white space as a browser shows it. */
function createWriter(longest: number) {
  const written: string[] = [];
  let size = 0;
  let line = '';
  let quotes = 0;
  let isPreformatted = 0;
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
  const prefix = () => '> '.repeat(Math.min(quotes, deepestQuote));

  const newLine = (wanted: number, isForced = false) => {
    ends = isForced ? Math.min(ends + 1, 3) : Math.max(ends, wanted);
  };

  const addText = (text: string) => {
    if (size + line.length >= longest) return;
    const isOpen = line !== '' && ends === 0;
    const shown = isOpen && !line.endsWith(' ') ? text : text.trimStart();
    if (shown === '') return;
    if (shown.trim() === '' && !isOpen) return;
    begin();
    line += shown;
  };

  const text = (raw: string) => {
    if (isPreformatted === 0) return addText(raw.replace(/[ \t\r\n\f]+/g, ' '));
    for (const [n, part] of raw.split('\n').entries()) {
      if (n > 0) newLine(1, true);
      if (part.trim() !== '') {
        begin();
        line += part.replaceAll('\r', '');
      }
    }
  };

  return {
    text,
    newLine,
    space: () => addText(' '),
    item() {
      newLine(1);
      mark = '* ';
    },
    quote(change: 1 | -1) {
      newLine(change === 1 ? 1 : 2);
      if (line !== '') {
        endLine();
        ends--;
      }
      quotes = Math.max(quotes + change, 0);
    },
    keepSpace(change: 1 | -1) {
      newLine(2);
      isPreformatted = Math.max(isPreformatted + change, 0);
    },
    length: () => size + line.length,
    /** Of the current line, from this position. */
    textFrom: (from: number) => (from < size ? '' : line.slice(from - size).trim()),
    end() {
      endLine();
      return written.join('\n').trim();
    },
  };
}
