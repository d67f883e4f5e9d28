import type { Font } from 'fontkit';

/** What pdfkit 0.20 documents, and its types, which are those of 0.17, do not have yet. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
    interface StructureElementOptions {
      scope?: 'Column' | 'Row' | undefined;
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement | undefined;
    }
  }
}
