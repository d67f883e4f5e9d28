import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, type AppContext, headersOf } from '../../app-context.ts';
import { refuseOtherMethods } from '../../calls/mount-call.ts';
import type { Config } from '../../config/config.ts';
import { isMailFileName, mailFolder } from '../../data-folders.ts';
import { pathText, queryText } from '../../http/request-text.ts';
import { isSecure } from '../../security/origins.ts';
import { securityHeaders } from '../../security/security-headers.ts';
import type { PicturesIn } from '../deliver-mail.ts';
import {
  devMailPath,
  devMailStyleSource,
  type ListedMail,
  listPage,
  mailPage,
  type SampleMail,
  type View,
  views,
} from './dev-mail-pages.ts';
import { readEml } from './read-eml.ts';

/** Only the newest messages are shown; a folder may have many. */
const shown = 100;

interface Deps {
  /** An example of every mail that the site sends, by names such as `sample-en-code`. */
  readonly loadSamples: () => Promise<ReadonlyMap<string, SampleMail>>;
  readonly picturesIn: PicturesIn;
}

/** Lets developers read the mail in the folder, and examples of every mail. These URLs do not exist in production. */
export function mountDevMail(app: App, config: Config, { loadSamples, picturesIn }: Deps): void {
  if (!config.devPages || config.smtpUrl) return;
  const folder = mailFolder(config.dataDir);
  const onePath = `${devMailPath}/:file` as const;
  const attachmentPath = `${onePath}/:attachment` as const;
  const headersFor = (c: AppContext) => ({
    ...securityHeaders(isSecure(headersOf(c), config.trustProxy), { styleSource: devMailStyleSource }),
    'Cache-Control': 'no-store',
  });
  const answer = (c: AppContext, page: ReturnType<typeof mailPage>) => c.html(page, 200, headersFor(c));
  const find = async (name: string): Promise<ListedMail | undefined> => {
    if ((await namesIn(folder)).includes(name)) return readMail(folder, name);
    const sample = (await loadSamples()).get(name);
    if (!sample) return undefined;
    const { subject, text, html = '' } = sample;
    const pictures = new Map(picturesIn(html).map((one) => [one.id, { ...one, type: 'image/png' }]));
    return { name, mail: { head: new Map([['subject', subject]]), text, html, attachments: [], pictures } };
  };

  app.get(devMailPath, async (c) => {
    const names = (await namesIn(folder)).sort().reverse().slice(0, shown);
    const mails = await Promise.all(names.map((name) => readMail(folder, name)));
    return answer(c, listPage(mails, await loadSamples(), viewOf(c)));
  });
  app.get(onePath, async (c) => {
    const found = await find(pathText(c, 'file'));
    if (!found) return c.notFound();
    if (queryText(c, 'show') !== 'html') return answer(c, mailPage(found, viewOf(c), await loadSamples()));
    return c.body(framedHtml(found, viewOf(c)), 200, {
      ...headersFor(c),
      'Content-Type': 'text/html; charset=utf-8',
      // The mail's own styles and pictures count and nothing else does: it runs no script and loads nothing.
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
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

/** How the developer wants to look at mails. */
function viewOf(c: AppContext): View {
  const chosen = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((choice) => choice === queryText(c, name)) ?? choices[0];
  return {
    of: chosen('of', views.of),
    width: chosen('width', views.width),
    scheme: chosen('scheme', views.scheme),
  };
}

/** The HTML with its pictures inside, and with its dark theme on or off, whatever the developer's system says. */
function framedHtml({ mail: { html, pictures } }: ListedMail, { scheme }: View): string {
  const shown = [...pictures].reduce((all, [id, { type, content }]) => {
    return all.replaceAll(`cid:${id}`, `data:${type};base64,${Buffer.from(content).toString('base64')}`);
  }, html);
  if (scheme === 'system') return shown;
  return shown.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}

/** The folder does not exist before the first message. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isMailFileName);
}

async function readMail(folder: string, name: string): Promise<ListedMail> {
  return { name, mail: readEml(await readFile(join(folder, name), 'utf8')) };
}
