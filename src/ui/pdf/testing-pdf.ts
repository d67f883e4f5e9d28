import { inflateSync } from 'node:zlib';

interface MarkedText {
  /** `Artifact`, or its role: `H1`, `P`, `TD` … */
  readonly tag: string;
  readonly text: string;
}

/** Parses what pdfkit writes, like a program that copies text from a document or reads it out. */
export function readPdf(content: Uint8Array) {
  const source = Buffer.from(content).toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]));
  const object = (reference: string | undefined) => objects.get(/\d+/.exec(reference ?? '')?.[0]) ?? '';
  const entry = (body: string, name: string) => new RegExp(`/${name} ([^\\n]*)`).exec(body)?.[1];
  const streamOf = (body: string) => {
    const bytes = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
  };
  const bodies = [...objects.values()].flatMap((body) => body ?? []);

  const pages = bodies.filter((body) => /\/Type \/Page\n/.test(body));
  const texts = pages.flatMap((page) => {
    const resources = object(entry(page, 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+ 0 R)/g)].map(([, name, reference]) => [
        name,
        readLetters(streamOf(object(entry(object(reference), 'ToUnicode')))),
      ]),
    );
    return readTexts(streamOf(object(entry(page, 'Contents'))), fonts);
  });
  return {
    texts,
    /** The URLs of its links. */
    links: bodies.flatMap((body) => /\/URI \((.*)\)/.exec(body)?.[1] ?? []),
    pages: pages.map((page) => entry(page, 'MediaBox')),
    /** In the order in which they were closed, so the innermost first. */
    structure: bodies.flatMap((body) => /\/S \/(\w+)/.exec(body)?.[1] ?? []),
    info(name: string) {
      const value = bodies.flatMap((body) => entry(body, name) ?? [])[0];
      return decodeText(value?.startsWith('(') ? value : object(value));
    },
    isMarked: bodies.some((body) => body.includes('/Marked true')),
    fonts: [...new Set(bodies.flatMap((body) => /\/BaseFont \/\w+\+([\w-]+)/.exec(body)?.[1] ?? []))],
  };
}

type Letters = ReadonlyMap<number, string>;

function readLetters(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    // An empty one is a glyph that has lost its letter.
    const values = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => fromHex(hex.replaceAll(' ', '')));
    values.forEach((value, index) => void letters.set(Number.parseInt(first, 16) + index, value));
  }
  return letters;
}

function readTexts(operators: string, fonts: ReadonlyMap<string | undefined, Letters>): MarkedText[] {
  // A span names the text of its glyphs.
  const spelled = operators.replace(/\/Span <<\/ActualText <feff(\w*)>>> BDC[\s\S]*?EMC/g, '{$1}');
  const marked = [...spelled.matchAll(/\/(\w+) <<[^>]*>> BDC([\s\S]*?)EMC/g)];
  const outside = spelled.replace(/BDC[\s\S]*?EMC/g, '');
  if (outside.includes(' TJ')) throw new Error('There is text that is neither tagged nor decoration');
  let letters: Letters | undefined;
  const texts = marked.map(([, tag = '', within = '']) => {
    let text = '';
    for (const [, font, shown, span] of within.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|\{(\w*)\}/g)) {
      if (font) letters = fonts.get(font);
      else if (span) text += fromHex(span);
      else {
        text += glyphsIn(shown ?? '')
          .map((glyph) => letters?.get(glyph) ?? '\u0000')
          .join('');
      }
    }
    return { tag, text };
  });
  return texts.filter(({ text }) => text !== '');
}

/** `<00010002> 20 <0003>` */
function glyphsIn(shown: string): number[] {
  const hex = [...shown.matchAll(/<(\w+)>/g)].map(([, digits]) => digits).join('');
  return [...hex.matchAll(/\w{4}/g)].map(([glyph]) => Number.parseInt(glyph, 16));
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function decodeText(value: string | undefined): string | undefined {
  const bytes = Buffer.from(value?.slice(1, -1).replace(/\\([()\\])/g, '$1') ?? '', 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
