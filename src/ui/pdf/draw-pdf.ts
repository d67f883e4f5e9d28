import layout, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { brand } from '#content/brand.ts';
import type { Language } from '#site/languages.ts';
import { localeOf } from '#site/languages.ts';
import { loadFonts } from './fonts.ts';
import { altOf, type Tag, tagOf } from './tag.ts';

const layOut: (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> = layout;

/** What `renderToBuffer` of react-pdf does, with tags for screen readers between layout and drawing. */
export async function drawPdf(document: ReactElement<DocumentProps>, facts: DocumentFacts): Promise<Uint8Array> {
  await loadFonts();
  const file = createTaggedPdf(facts);
  const laidOut = await layOut(pdf(document).container.document, Font);
  addTags(file, laidOut);
  const content = contentOf(file);
  render(file, laidOut);
  return content;
}

function contentOf(file: TaggedPdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    file.on('data', (chunk) => chunks.push(chunk));
    file.on('end', () => resolve(Buffer.concat(chunks)));
    file.on('error', reject);
  });
}

/** A node of a document after its layout, as far as we need it. */
interface Part {
  props?: object | undefined;
  children?: Part[] | null | undefined;
}

interface Tagged {
  readonly tag: Tag;
  /** Of a picture. */
  readonly alt: string | undefined;
  /** It contains no text itself, but other nodes. */
  readonly isGroup: boolean;
}

/**
 * react-pdf draws and does not tag. So we put a mark before and after every tagged node: a canvas that draws nothing
 * and tells pdfkit what follows. Everything else is decoration.
 */
function addTags(pdf: TaggedPdf, document: SafeDocumentNode): void {
  const root = pdf.struct('Document');
  const open: Structure[] = [root];
  const decorate = () => pdf.markContent('Artifact', { type: 'Layout' });

  // A clickable area belongs to the node that contains it.
  const link = pdf.link.bind(pdf);
  pdf.link = (left, top, width, height, address) => {
    const structParent = open.at(-1);
    return link(left, top, width, height, address, structParent && { structParent });
  };

  function begin({ tag, alt, isGroup }: Tagged): void {
    const structure = pdf.struct(tag, { ...(tag === 'TH' && { scope: 'Column' }), ...(alt && { alt }) });
    open.at(-1)?.add(structure);
    open.push(structure);
    if (isGroup) return;
    pdf.endMarkedContent();
    structure.add(pdf.markStructureContent(tag));
  }

  function end({ isGroup }: Tagged): void {
    if (!isGroup) {
      pdf.endMarkedContent();
      decorate();
    }
    open.pop()?.end();
  }

  /** Returns whether it contains a tag. */
  function markWithin(part: Part): boolean {
    let holdsTags = false;
    part.children = part.children?.flatMap((child) => {
      const isGroup = markWithin(child);
      const tag = tagOf(child.props);
      holdsTags ||= isGroup || tag !== undefined;
      if (!tag) return [child];
      const tagged = { tag, alt: altOf(child.props), isGroup };
      return [mark(() => begin(tagged)), child, mark(() => end(tagged))];
    });
    return holdsTags;
  }

  pdf.addStructure(root);
  const pages: Part[] = document.children ?? [];
  for (const page of pages) {
    markWithin(page);
    const last = page === pages.at(-1);
    const close = () => {
      pdf.endMarkedContent();
      if (last) root.end();
    };
    page.children = [mark(decorate), ...(page.children ?? []), mark(close)];
  }
}

/** With a size, without which react-pdf complains. */
function mark(paint: () => void) {
  return { type: 'CANVAS', props: { paint }, style: {}, box: { top: 0, left: 0, width: 1, height: 1 }, children: [] };
}

/** The metadata of a document, for programs and the title of their windows. */
interface DocumentFacts {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** The date of its content, not of the drawing: the same document is the same file whenever it is drawn. */
  readonly date: Date;
}

/** A node of the structure tree that screen readers use. */
interface Structure {
  add(child: unknown): void;
  end(): void;
}

/** Left, top, width, height, the URL, and its parent. */
type LinkPlace = readonly [number, number, number, number, string, { readonly structParent?: Structure }?];

/** The part of pdfkit that tagging needs. */
interface TaggedPdf {
  struct(tag: string, options?: { readonly scope?: 'Column' | 'Row'; readonly alt?: string }): Structure;
  addStructure(structure: Structure): void;
  markStructureContent(tag: string): unknown;
  markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): void;
  endMarkedContent(): void;
  link(...of: LinkPlace): unknown;
  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: unknown) => void): void;
}

function createTaggedPdf({ title, subject, language, date }: DocumentFacts): TaggedPdf {
  return new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: localeOf(language),
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Subject: subject,
      Author: brand.legalName,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: date,
    },
  });
}
