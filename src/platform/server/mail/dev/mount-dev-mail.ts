import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App, AppContext } from '../../app-context.ts';
import { refuseOtherMethods } from '../../calls/mount-call.ts';
import type { Config } from '../../config/config.ts';
import { pathText } from '../../http/request-text.ts';
import { isSecure } from '../../security/is-secure.ts';
import { securityHeaders } from '../../security/security-headers.ts';
import { isMailFileName, mailFolder } from '../mail-folder.ts';
import { devMailPath, devMailStyleSource, listPage, type MailInFolder, mailPage } from './dev-mail-page.ts';
import { readEml } from './read-eml.ts';

/** The newest messages; a folder may have gathered many. */
const shown = 100;

/** Lets developers read the mail that went into the folder. Elsewhere these addresses do not exist. */
export function mountDevMail(app: App, config: Config): void {
  if (!config.devPages || config.smtpUrl) return;
  const folder = mailFolder(config.dataDir);
  const onePath = `${devMailPath}/:file` as const;
  const attachmentPath = `${onePath}/:attachment` as const;
  const headersFor = (c: AppContext) => ({
    ...securityHeaders(isSecure(c.req.header(), config.trustProxy), { styleSource: devMailStyleSource }),
    'Cache-Control': 'no-store',
  });
  const answer = (c: AppContext, page: ReturnType<typeof mailPage>) => c.html(page, 200, headersFor(c));
  const find = async (name: string) =>
    (await namesIn(folder)).includes(name) ? await readMail(folder, name) : undefined;

  app.get(devMailPath, async (c) => {
    const names = (await namesIn(folder)).sort().reverse().slice(0, shown);
    return answer(c, listPage(await Promise.all(names.map((name) => readMail(folder, name)))));
  });
  app.get(onePath, async (c) => {
    const found = await find(pathText(c, 'file'));
    return found ? answer(c, mailPage(found)) : c.notFound();
  });
  app.get(attachmentPath, async (c) => {
    const found = await find(pathText(c, 'file'));
    const attachment = found?.mail.attachments.find(({ name }) => name === pathText(c, 'attachment'));
    if (!attachment) return c.notFound();
    // Whatever is no PDF is saved: nothing of a mail runs here.
    const disposition = attachment.type === 'application/pdf' ? 'inline' : 'attachment';
    return c.body(new Uint8Array(attachment.content), 200, {
      ...headersFor(c),
      'Content-Type': attachment.type,
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  });
  for (const path of [devMailPath, onePath, attachmentPath] as const) refuseOtherMethods(app, { method: 'get', path });
}

/** There is no folder before the first message. */
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
