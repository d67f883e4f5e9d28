import layout, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFonts } from '../type/fonts.ts';
import { addTags } from './add-tags.ts';
import { createTaggedPdf, type DocumentFacts, type TaggedPdf } from './tagged-pdf.ts';

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
