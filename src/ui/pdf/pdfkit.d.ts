/** It has no types; `draw-pdf.ts` declares what we use of it. */
declare module 'pdfkit';
