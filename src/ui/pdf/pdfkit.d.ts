/** Has no types of its own; `tagged-pdf.ts` says what we use of it. */
declare module 'pdfkit';
