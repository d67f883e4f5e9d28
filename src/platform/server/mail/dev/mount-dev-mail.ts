import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { pageTransition } from '../../../page/page-transition.ts';
import type { App, AppContext } from '../../app-context.ts';
import { refuseOtherMethods } from '../../calls/mount-call.ts';
import type { Config } from '../../config/config.ts';
import { isMailFileName, mailFolder } from '../../data-folders.ts';
import { pathText, queryText } from '../../http/request-text.ts';
import { isSecure } from '../../security/origins.ts';
import { securityHeaders } from '../../security/security-headers.ts';
import type { Mail } from '../outbox.ts';
import { type ReadMail, readEml } from './read-eml.ts';

/** Only the newest messages are shown; a folder may have many. */
const shown = 100;

/** An example of every mail that the site sends, by names such as `sample-en-code`. */
type LoadSamples = () => Promise<ReadonlyMap<string, Pick<Mail, 'subject' | 'text' | 'html'>>>;

/** Lets developers read the mail in the folder, and examples of every mail. These URLs do not exist in production. */
export function mountDevMail(app: App, config: Config, loadSamples: LoadSamples): void {
  if (!config.devPages || config.smtpUrl) return;
  const folder = mailFolder(config.dataDir);
  const onePath = `${devMailPath}/:file` as const;
  const attachmentPath = `${onePath}/:attachment` as const;
  const headersFor = (c: AppContext) => ({
    ...securityHeaders(isSecure(c.req.header(), config.trustProxy), { styleSource: devMailStyleSource }),
    'Cache-Control': 'no-store',
  });
  const answer = (c: AppContext, page: ReturnType<typeof mailPage>) => c.html(page, 200, headersFor(c));
  const find = async (name: string): Promise<MailInFolder | undefined> => {
    if ((await namesIn(folder)).includes(name)) return readMail(folder, name);
    const sample = (await loadSamples()).get(name);
    if (!sample) return undefined;
    const { subject, text, html = '' } = sample;
    return { name, mail: { head: new Map([['subject', subject]]), text, html, attachments: [] } };
  };

  app.get(devMailPath, async (c) => {
    const names = (await namesIn(folder)).sort().reverse().slice(0, shown);
    const mails = await Promise.all(names.map((name) => readMail(folder, name)));
    return answer(c, listPage(mails, [...(await loadSamples()).keys()]));
  });
  app.get(onePath, async (c) => {
    const found = await find(pathText(c, 'file'));
    if (!found) return c.notFound();
    if (!isFramed(c)) return answer(c, mailPage(found));
    return c.body(found.mail.html, 200, {
      ...headersFor(c),
      'Content-Type': 'text/html; charset=utf-8',
      // The mail's own styles count and nothing else does: it runs no script and loads nothing.
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    });
  });
  app.get(attachmentPath, async (c) => {
    const found = await find(pathText(c, 'file'));
    const attachment = found?.mail.attachments.find(({ name }) => name === pathText(c, 'attachment'));
    if (!attachment) return c.notFound();
    // Anything but a PDF is downloaded, so that nothing of a mail runs here.
    const disposition = attachment.type === 'application/pdf' ? 'inline' : 'attachment';
    return c.body(new Uint8Array(attachment.content), 200, {
      ...headersFor(c),
      'Content-Type': attachment.type,
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  });
  for (const path of [devMailPath, onePath, attachmentPath] as const) refuseOtherMethods(app, { method: 'get', path });
}

/** The address of a mail's HTML alone. */
const framed = '?show=html';
const isFramed = (c: AppContext) => queryText(c, 'show') === 'html';

/** The folder does not exist before the first message. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isMailFileName);
}

async function readMail(folder: string, name: string): Promise<MailInFolder> {
  return { name, mail: readEml(await readFile(join(folder, name), 'utf8')) };
}

const style = `
${pageTransition}
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem; }
iframe { width: 100%; height: 50rem; border: 1px solid; resize: both; }
td, th { text-align: start; vertical-align: top; padding-inline-end: 1rem; overflow-wrap: anywhere; }
`;

const devMailStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface MailInFolder {
  readonly name: string;
  readonly mail: ReadMail;
}

const devMailPath = '/dev/mail';

/** For developers, so only in English. */
function listPage(mails: readonly MailInFolder[], samples: readonly string[]) {
  const rows = mails.map(({ name, mail: { head, attachments } }) => {
    const subject = head.get('subject') || '(no subject)';
    const files = attachments.map((file) => ` (${file.name})`).join('');
    return html`<tr><td>${head.get('date')}</td><td>${head.get('to')}</td>
<td><a href="${devMailPath}/${name}">${subject}</a>${files}</td></tr>
`;
  });
  const sent = html`<table>
<tr><th>Date</th><th>To</th><th>Subject</th></tr>
${rows}</table>`;
  const links = samples.map((name) => html`<li><a href="${devMailPath}/${name}">${name}</a></li>\n`);
  return page(
    'Mail',
    html`${mails.length === 0 ? html`<p>No mail has been sent.</p>` : sent}
<h2>Examples of every mail</h2>
<ul>
${links}</ul>`,
  );
}

function mailPage({ name, mail: { head, text, html: source, attachments } }: MailInFolder) {
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
${
  source &&
  html`<p><a href="${devMailPath}/${name}${framed}">HTML alone</a></p>
<iframe title="HTML" sandbox src="${devMailPath}/${name}${framed}"></iframe>`
}
<pre>${text}</pre>
${files.length > 0 && html`<h2>Attachments</h2>\n<ul>\n${files}</ul>`}
${source && html`<details><summary>Source of the HTML</summary><pre>${source}</pre></details>`}`,
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
