import type { Language } from '#site/languages.ts';

/** One block of a mail, from which both its text and its HTML are made. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** Something to copy or to type in, such as a code. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join('\n\n')}\n`;
}

/** Plain on purpose: every mail program can show it, and it loads nothing. */
export function mailHtml(language: Language, parts: readonly MailPart[]): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<body style="font: 16px/1.5 sans-serif; max-width: 40em">
${parts.map(htmlOf).join('\n')}
</body>
</html>
`;
}

function textOf(part: MailPart): string {
  if (part.kind === 'paragraph' || part.kind === 'code') return part.text;
  if (part.kind === 'link') return `${part.text}\n${part.href}`;
  if (part.kind === 'list') return part.items.map((item) => `- ${item}`).join('\n');
  return part.text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function htmlOf(part: MailPart): string {
  if (part.kind === 'paragraph') return `<p>${escapeHtml(part.text)}</p>`;
  if (part.kind === 'code') return `<p style="${codeStyle}">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link') return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a></p>`;
  if (part.kind === 'list') return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const style = 'margin: 0; padding-left: 1em; border-left: 3px solid #888; white-space: pre-wrap';
  return `<blockquote dir="auto" style="${style}">${escapeHtml(part.text).replaceAll('\n', '<br>')}</blockquote>`;
}

const codeStyle = 'font-size: 32px; font-weight: bold; letter-spacing: 0.2em; margin: 0.5em 0';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
