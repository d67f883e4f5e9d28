import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageTransition } from '../../../page/page-transition.ts';
import type { ReadMail } from './read-eml.ts';

const style = `
${pageTransition}
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem; }
td, th { text-align: start; vertical-align: top; padding-inline-end: 1rem; overflow-wrap: anywhere; }
`;

export const devMailStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export interface MailInFolder {
  readonly name: string;
  readonly mail: ReadMail;
}

export const devMailPath = '/dev/mail';

/** For developers, so in English alone. */
export function listPage(mails: readonly MailInFolder[]) {
  const rows = mails.map(({ name, mail: { head, attachments } }) => {
    const subject = head.get('subject') || '(no subject)';
    const files = attachments.map((file) => ` (${file.name})`).join('');
    return html`<tr><td>${head.get('date')}</td><td>${head.get('to')}</td>
<td><a href="${devMailPath}/${name}">${subject}</a>${files}</td></tr>
`;
  });
  return page(
    'Mail',
    mails.length === 0
      ? html`<p>No mail has been sent.</p>`
      : html`<table>
<tr><th>Date</th><th>To</th><th>Subject</th></tr>
${rows}</table>`,
  );
}

export function mailPage({ name, mail: { head, text, html: source, attachments } }: MailInFolder) {
  const files = attachments.map((file) => {
    const address = `${devMailPath}/${name}/${encodeURIComponent(file.name)}`;
    return html`<li><a href="${address}">${file.name}</a> (${file.type}, ${file.content.length} bytes)</li>\n`;
  });
  const fields = [...head].map(([field, value]) => html`<tr><th>${field}</th><td>${value}</td></tr>\n`);
  return page(
    head.get('subject') || name,
    html`<p><a href="${devMailPath}">All mail</a></p>
<table>
${fields}</table>
<pre>${text}</pre>
${files.length > 0 && html`<h2>Attachments</h2>\n<ul>\n${files}</ul>`}
${source && html`<details><summary>HTML</summary><pre>${source}</pre></details>`}`,
  );
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;
}
