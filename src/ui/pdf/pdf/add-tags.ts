import type { SafeDocumentNode } from '@react-pdf/layout';
import { altOf, type Tag, tagOf } from './tag.ts';
import type { Structure, TaggedPdf } from './tagged-pdf.ts';

/** A part of a document after its layout, as far as it concerns us. */
interface Part {
  props?: object | undefined;
  children?: Part[] | null | undefined;
}

interface Tagged {
  readonly tag: Tag;
  /** Of a picture. */
  readonly alt: string | undefined;
  /** It holds no text itself, but other parts. */
  readonly isGroup: boolean;
}

/**
 * react-pdf draws and does not tag. So we put a mark before and after every part that has a tag: a canvas that draws
 * nothing and tells pdfkit what comes. All between them is decoration.
 */
export function addTags(pdf: TaggedPdf, document: SafeDocumentNode): void {
  const root = pdf.struct('Document');
  const open: Structure[] = [root];
  const decorate = () => pdf.markContent('Artifact', { type: 'Layout' });

  // What can be clicked belongs to the part that says so.
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

  /** Answers whether there is a tag in it. */
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
