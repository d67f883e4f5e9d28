import PDFDocument from 'pdfkit';
import { brand } from '#content/brand.ts';
import { type Language, localeOf } from '#site/languages.ts';

/** What a document says of itself, to programs and in the title of their windows. */
export interface DocumentFacts {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** Of what it tells, not of the drawing: the same document is the same file whenever it is drawn. */
  readonly date: Date;
}

/** A node of the tree that screen readers walk. */
export interface Structure {
  add(child: unknown): void;
  end(): void;
}

/** Left, top, width, height, the address, and what it is a part of. */
type LinkPlace = readonly [number, number, number, number, string, { readonly structParent?: Structure }?];

/** As much of pdfkit as tagging needs. */
export interface TaggedPdf {
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

export function createTaggedPdf({ title, subject, language, date }: DocumentFacts): TaggedPdf {
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
