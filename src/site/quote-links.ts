import { href } from './address.ts';
import type { Language } from './languages.ts';

/** The page of a quote. Anyone with its number can open it. */
export function quoteHref(language: Language, reference: string): string {
  return `${href('/support/quote', language)}?made=${reference}`;
}

/** Where anyone can check whether it is genuine. Short, because it becomes a QR code. */
export function verifyHref(language: Language, reference: string): string {
  return `${href('/support/status', language)}?quote=${reference}`;
}

/** The quote as a PDF. */
export function pdfHref(reference: string): string {
  return `${quoteDownloads}/${reference}.pdf`;
}

export const quoteDownloads = '/api/services/quotation/download';
