import { html, raw } from 'hono/html';
import { brand } from '#content/brand.ts';
import { colours, darkColours as dark } from '../style/colours.ts';
import type { Fact, MailContent, MailPart } from './parts.ts';

const { paper, card, ink, muted, link, vermilion, mustard, forest, sky, ice, blush, sand } = colours;
const fonts = 'Figtree,Segoe UI,Roboto,Helvetica Neue,Helvetica,Arial,sans-serif';
const text = `font-family:${fonts};font-size:16px;line-height:25px`;
const small = `font-family:${fonts};font-size:14px;line-height:21px`;
const display = `font-family:Bricolage Grotesque,${fonts};font-weight:800;letter-spacing:-0.02em`;
const layout = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** For mail programs that know it. The others show the light colours, or change them in their own way. */
const darkStyle = raw(`
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.link} !important; }
  .action { background: ${dark.action} !important; color: ${ink} !important; }
  .rule { border-color: ${dark.hairline} !important; }
  .sum { border-color: ${dark.line} !important; }
  .waist { background: ${dark.ink} !important; }
}
`);

type Html = ReturnType<typeof html>;

/** Tables and inline styles, because Outlook knows little else. Nothing is loaded, not even a picture. */
export function mailHtml({ language, publicUrl, subject, sender, parts }: MailContent): string {
  const first = (kind: 'heading' | 'paragraph') =>
    parts.flatMap((part) => (part.kind === kind ? [part.text] : [])).at(0);
  const headingStyle = `margin:0 0 20px;${display};font-size:27px;line-height:32px;text-wrap:balance;color:${ink}`;
  const cardStyle = `padding:32px 26px 14px;border:2px solid ${ink};border-radius:20px;background:${card}`;
  // A list of mails shows the first text of a mail beside its subject: the hidden paragraph says more than the heading.
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${first('paragraph')}</div>
<table class="paper" ${layout} width="100%" bgcolor="${paper}">
<tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${layout} width="100%" style="max-width:600px">
<tr><td style="padding:0 4px 16px">${header(publicUrl)}</td></tr>
<tr><td class="card" bgcolor="${card}" align="left" style="${cardStyle}">
<h1 class="ink" style="${headingStyle}">${withWholeReferences(first('heading') ?? subject)}</h1>
${parts.filter(({ kind }) => kind !== 'heading').map(htmlOf)}
</td></tr>
<tr><td class="muted" align="left" style="padding:20px 4px 0;${small};color:${muted}">${sender}<br>
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

/** A reference such as `Q-7KQ2-94MX-3HTW` is not divided at its hyphens. */
function withWholeReferences(heading: string): (string | Html)[] {
  const parts = heading.split(/\b([A-Z](?:-[A-Z\d]{4}){2,3})\b/);
  return parts.map((part, n) => (n % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part));
}

/** The company's ant with its name, and four tiles. Outlook shows the name and squares. */
function header(publicUrl: string): Html {
  const disc = (size: number, colour: string, name: string) => {
    const style = `display:inline-block;width:${size}px;height:${size}px;margin-right:2px;border-radius:50%;vertical-align:middle`;
    return html`<span class="${name}" style="${style};background:${colour}"></span>`;
  };
  const tile = (below: string, above: string, corners: string) => {
    const style = `width:24px;height:24px;border-radius:${corners};background:${above}`;
    return html`<td width="24" height="24" bgcolor="${below}" style="background:${below}"><div style="${style}"></div></td>`;
  };
  const ant = [disc(18, vermilion, 'body'), disc(11, ink, 'waist'), disc(21, vermilion, 'body')];
  const name = html`<a href="${publicUrl}/" class="ink" style="color:${ink};text-decoration:none">
<span aria-hidden="true">${ant}</span> ${brand.name.toLowerCase()}</a>`;
  return html`<table ${layout} width="100%"><tr>
<td align="left" style="${display};font-size:26px;line-height:28px">${name}</td>
<td align="right"><table ${layout}><tr>
${tile(blush, vermilion, '100% 0 0 0')}
${tile(ice, sky, '0 100% 0 100%')}
${tile(ink, mustard, '50%')}
${tile(sand, forest, '0 0 100% 0')}
</tr></table></td>
</tr></table>`;
}

function htmlOf(part: MailPart): Html {
  switch (part.kind) {
    case 'list':
      return html`<ul class="ink" style="margin:0 0 16px;padding:0 0 0 22px;${text};color:${ink}">
${part.items.map((item) => html`<li>${item}</li>\n`)}</ul>\n`;
    case 'facts':
      return table(part.facts.map(factRow));
    case 'prices':
      return table(
        [...part.lines, ...part.sums].map((line, n, all) => {
          const isSum = n >= part.lines.length;
          return priceRow(line, {
            isFirstSum: isSum && n === part.lines.length,
            isTotal: isSum && n === all.length - 1,
          });
        }),
      );
    case 'link':
      return html`<p style="margin:0 0 16px;${text}">
<a href="${part.href}" class="link" style="font-weight:600;color:${link}">${part.text}</a></p>\n`;
    case 'button': {
      const style = `display:block;padding:13px 26px;border-radius:28px;${text};line-height:22px;font-weight:700;text-align:center`;
      return html`<table ${layout} style="margin:4px 0 20px"><tr>
<td class="action" bgcolor="${vermilion}" style="border-radius:28px;background:${vermilion};mso-padding-alt:13px 26px">
<a href="${part.href}" class="action" style="${style};color:#ffffff;text-decoration:none">${part.text}</a></td>
</tr></table>\n`;
    }
    case 'code': {
      const style = `margin:0 0 20px;padding:18px 0 18px 0.2em;border-radius:12px;background:${ice};text-align:center`;
      const digits = `${text};font-size:36px;line-height:40px;font-weight:800;letter-spacing:0.2em;color:${ink}`;
      return html`<p style="${style};${digits}">${part.text}</p>\n`;
    }
    case 'quote': {
      const style = `margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid ${mustard};${text};color:${ink}`;
      const lines = part.text.split('\n').flatMap((line, index) => (index > 0 ? [raw('<br>'), line] : [line]));
      return html`<blockquote dir="auto" class="ink" style="${style};word-break:break-word">${lines}</blockquote>\n`;
    }
    case 'note':
      return html`<p class="muted" style="margin:0 0 16px;${small};color:${muted}">${part.text}</p>\n`;
    default: {
      const weight = part.kind === 'signature' ? 700 : 400;
      return html`<p class="ink" style="margin:0 0 16px;${text};font-weight:${weight};color:${ink}">${part.text}</p>\n`;
    }
  }
}

function table(rows: readonly Html[]): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${rows}</table>\n`;
}

function factRow({ label, value }: Fact): Html {
  const cell = `padding:8px 0;border-top:1px solid ${sand};text-align:left;vertical-align:top`;
  return html`<tr>
<th scope="row" class="muted rule" style="${cell};padding-right:12px;width:32%;${small};font-weight:400;color:${muted}">${label}</th>
<td class="ink rule" style="${cell};${text};line-height:22px;word-break:break-word;color:${ink}">${value}</td>
</tr>\n`;
}

/** A heavier line divides the sums from the items. */
function priceRow(
  { label, value }: Fact,
  { isFirstSum, isTotal }: Readonly<Record<'isFirstSum' | 'isTotal', boolean>>,
): Html {
  const line = isFirstSum ? `2px solid ${ink}` : `1px solid ${sand}`;
  const cell = `padding:8px 0;border-top:${line};vertical-align:top;${text};line-height:22px;color:${ink}`;
  const classes = `ink ${isFirstSum ? 'sum' : 'rule'}`;
  const weight = isTotal ? 700 : 400;
  return html`<tr>
<th scope="row" class="${classes}" style="${cell};padding-right:12px;text-align:left;font-weight:${weight}">${label}</th>
<td class="${classes}" align="right" style="${cell};white-space:nowrap;font-weight:700">${value}</td>
</tr>\n`;
}
