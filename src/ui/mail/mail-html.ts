import { html } from 'hono/html';
import { brand } from '#content/brand.ts';
import { colours } from '../style/colours.ts';
import { htmlOf, labelHtml, withWholeWords } from './html-parts.ts';
import { headId, headSize, mailHeads } from './mail-kinds.ts';
import { breaks, layout, mailStyles, type } from './mail-style.ts';
import type { MailContent, MailPart } from './parts.ts';

const { paper, card, ink, muted, link } = colours;
const inside = headSize.width - 4;

/**
 * Tables and inline styles, because Outlook knows little else. Nothing is loaded: the head is a picture that comes with
 * the mail, and where pictures are off, its alternative text is the name of the company on the same ground.
 */
export function mailHtml({ kind, language, publicUrl, subject, why, sender, parts }: MailContent): string {
  const [heading = subject] = parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []));
  const { band, ink: nameInk } = mailHeads[kind];
  const frame = `max-width:${headSize.width}px;border:2px solid ${ink};border-radius:18px;background:${card};border-collapse:separate`;
  const name = `display:block;width:100%;height:auto;border:0;border-radius:16px 16px 0 0;${type.title};line-height:60px;text-indent:20px;color:${nameInk};background:${band}`;
  const headCell = `padding:0;border-bottom:2px solid ${ink};border-radius:16px 16px 0 0;background:${band}`;
  const others = parts.filter((part) => part.kind !== 'heading' && part.kind !== 'label');
  const page = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
${mailStyles.map((sheet) => html`<style>${sheet}</style>\n`)}</head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${previewOf(parts)}</div>
<table class="paper" ${layout} width="100%" bgcolor="${paper}">
<tr><td class="page" align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="${headSize.width}"><tr><td><![endif]-->
<table class="card" ${layout} width="100%" bgcolor="${card}" style="${frame}">
<tr><td class="head line" bgcolor="${band}" style="${headCell}"><a href="${publicUrl}/" style="text-decoration:none;color:${nameInk}">
<img class="head" src="cid:${headId(kind)}" width="${inside}" alt="${brand.name}" style="${name}"></a></td></tr>
<tr><td class="body" align="left" style="padding:32px 36px 16px">
${parts.map((part) => part.kind === 'label' && labelHtml(part))}<h1 class="ink title" style="margin:0 0 20px;${type.title};${breaks};text-wrap:balance;color:${ink}">${withWholeWords(heading)}</h1>
${others.map(htmlOf)}
</td></tr>
</table>
<table ${layout} width="100%" style="max-width:${headSize.width}px">
<tr><td class="foot muted" align="left" style="padding:20px 38px 0;${type.small};color:${muted}">${withWholeWords(why)}<br><br>
<strong class="ink" style="color:${ink}">${sender}</strong><br>
<a href="${publicUrl}/" class="link" style="color:${link}">${new URL(publicUrl).host}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  // It contains no promise, so it is a string.
  return String(page);
}

/**
 * A list of mails shows the first text of a mail beside its subject, so a hidden one says what the subject and the first
 * paragraph do not: what was bought, what somebody wrote, what else is to know, or what can be done.
 */
function previewOf(parts: readonly MailPart[]): string {
  const textsOf = (...kinds: readonly MailPart['kind'][]) =>
    parts.flatMap((part) => ('text' in part && kinds.includes(part.kind) ? [part.text] : []));
  const bought = parts.flatMap((part) => (part.kind === 'prices' ? [priceSummary(part)] : []));
  const [, ...later] = textsOf('paragraph');
  // A text with a colon at its end introduces what a list of mails does not show.
  const complete = later.filter((text) => !text.endsWith(':'));
  const whatElse = [...complete.slice(0, 1), ...textsOf('button')].join(' · ');
  const found = [...bought, ...textsOf('quote'), whatElse, ...textsOf('heading')];
  return found.find((text) => text !== '')?.slice(0, 200) ?? '';
}

function priceSummary({ lines, total }: Extract<MailPart, { readonly kind: 'prices' }>): string {
  return lines.length > 0 ? `${lines.map(({ label }) => label).join(', ')} · ${total.value}` : '';
}
