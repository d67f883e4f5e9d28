import { html, raw } from 'hono/html';
import { colours } from '../style/colours.ts';
import { breaks, layout, type } from './mail-style.ts';
import type { Fact, MailPart, Moment, PriceLine } from './parts.ts';

const { paper, ink, muted, link, vermilion, mustard, forest, sky, ice, blush, sand } = colours;

type Html = ReturnType<typeof html>;
type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { readonly kind: Kind }>;

const hyphenated = /(?<![\p{L}\d-])([\p{L}\d]{1,10}(?::\d\d)?(?:[-–][\p{L}\d]{1,10}(?::\d\d)?){1,3})(?![\p{L}\d-])/u;

/** `Q-7KQ2-94MX-3HTW`, « rendez-vous » and `8:00–12:00` are not divided at their hyphens and dashes. */
export function withWholeWords(text: string): (string | Html)[] {
  const parts = text.split(hyphenated);
  return parts.map((part, n) => (n % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part));
}

/** The reference and the stamp, beside each other where there is room. */
export function labelHtml({ reference, stamp }: PartOf<'label'>): Html {
  const pill = `display:inline-block;margin:0 8px 14px 0;padding:3px 12px;border-radius:16px;${type.label}`;
  const colour = { good: forest, bad: vermilion, neutral: sky }[stamp?.tone ?? 'neutral'];
  return html`<span class="muted line" style="${pill};border:2px solid ${ink};color:${muted}">${reference.label}
<span class="ink" style="color:${ink};white-space:nowrap">${reference.value}</span></span>${
    stamp &&
    html`<span style="${pill};border:2px solid ${colour};background:${colour};color:#ffffff;text-transform:uppercase;letter-spacing:0.05em">${stamp.text}</span>`
  }
`;
}

export function htmlOf(part: MailPart): Html | string {
  switch (part.kind) {
    // The page places them.
    case 'heading':
    case 'label':
      return '';
    case 'list':
      return html`<ul class="ink" style="margin:0 0 16px;padding:0 0 0 22px;${type.text};${breaks};color:${ink}">
${part.items.map((item) => html`<li>${withWholeWords(item)}</li>\n`)}</ul>\n`;
    case 'facts':
      return factsHtml(part.facts);
    case 'prices':
      return pricesHtml(part);
    case 'moments':
      return momentsHtml(part);
    case 'link':
      return html`<p style="margin:0 0 14px;${type.text}">
<a href="${part.href}" class="link" style="font-weight:600;color:${link}">${part.text}</a></p>\n`;
    case 'button':
      return buttonHtml(part);
    case 'code': {
      const box = `margin:0 0 20px;padding:20px 0 20px 0.2em;border:2px solid ${ink};border-radius:14px;background:${ice};text-align:center`;
      const digits = `${type.figure};font-size:40px;line-height:44px;letter-spacing:0.2em;color:${ink}`;
      return html`<p style="${box};${digits};user-select:all;-webkit-user-select:all">${part.text}</p>\n`;
    }
    case 'quote': {
      const style = `margin:0 0 20px;padding:14px 18px;border-left:6px solid ${mustard};background:${paper};${type.text};color:${ink}`;
      const lines = part.text.split('\n').flatMap((line, index) => (index > 0 ? [raw('<br>'), line] : [line]));
      return html`<blockquote dir="auto" class="ink panel" style="${style};${breaks}">${lines}</blockquote>\n`;
    }
    case 'notice': {
      const style = `margin:0 0 20px;padding:12px 16px;border:2px solid ${ink};border-radius:14px;background:${blush}`;
      return html`<p style="${style};${type.strong};${breaks};color:${ink}">${part.text}</p>\n`;
    }
    case 'note':
      return html`<p class="muted rule" style="margin:0 0 16px;padding:14px 0 0;border-top:1px solid ${sand};${type.small};color:${muted}">${withWholeWords(part.text)}</p>\n`;
    default: {
      const look = part.kind === 'signature' ? type.strong : type.text;
      return html`<p class="ink" style="margin:0 0 16px;${look};${breaks};color:${ink}">${withWholeWords(part.text)}</p>\n`;
    }
  }
}

/** The colour is that of the cell, so that Outlook, which knows no padding of links, shows a button, too. */
function buttonHtml({ text, href }: { readonly text: string; readonly href: string }): Html {
  const style = `display:block;padding:14px 28px;border-radius:28px;${type.strong};line-height:22px;text-align:center`;
  return html`<table class="wide" ${layout} style="margin:4px 0 22px"><tr>
<td class="action" bgcolor="${vermilion}" align="center" style="border-radius:28px;background:${vermilion};mso-padding-alt:14px 28px">
<a href="${href}" class="action" style="${style};color:#ffffff;text-decoration:none;text-wrap:balance">${withWholeWords(text)}</a></td>
</tr></table>\n`;
}

/**
 * As in the documents: two beside each other, the label above the value. On phones they are below each other. The last
 * of an odd number has the whole width.
 */
function factsHtml(facts: readonly Fact[]): Html {
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, row) => facts.slice(2 * row, 2 * row + 2));
  const cell = ({ label, value }: Fact, column: number, { length }: readonly Fact[]) => {
    const style = `padding:9px 0 9px ${column * 16}px;border-top:1px solid ${sand};text-align:left;vertical-align:top;${breaks}`;
    return html`<td class="half rule" ${raw(length === 1 ? 'colspan="2"' : 'width="50%"')} style="${style}"><span class="muted" style="${type.label};color:${muted}">${label}</span><br>
<span class="ink" dir="auto" style="${type.text};line-height:22px;color:${ink}">${value}</span></td>\n`;
  };
  return html`<table class="rule" ${layout} width="100%" style="margin:0 0 20px;border-bottom:1px solid ${sand};table-layout:fixed">
${rows.map((row) => html`<tr>\n${row.map(cell)}</tr>\n`)}</table>\n`;
}

/** As in the documents: what is counted in a frame, and the total large on ink. */
function pricesHtml({ title, lines, sums, total }: PartOf<'prices'>): Html {
  const frame = `margin:0 0 20px;border:2px solid ${ink};border-radius:14px;border-collapse:separate`;
  const head = `padding:9px 16px;border-radius:12px 12px 0 0;background:${sand};text-align:left;${type.label};color:${ink}`;
  const band = `padding:12px 16px;background:${ink};border-radius:${lines.length > 0 ? '0 0' : '11px 11px'} 11px 11px`;
  const rows = [...lines, ...sums].map((line, n) => priceRow(line, n === 0));
  return html`<table class="line" ${layout} width="100%" style="${frame}">
${title && html`<tr><td bgcolor="${sand}" style="${head}">${title}</td></tr>\n`}${
  rows.length > 0 &&
  html`<tr><td><table width="100%" cellpadding="0" cellspacing="0" border="0">
${rows}</table></td></tr>\n`
}<tr><td class="total" bgcolor="${ink}" style="${band}"><table ${layout} width="100%"><tr>
<td style="${type.text};color:${paper}">${total.label}</td>
<td class="big" style="text-align:right;white-space:nowrap;${type.figure};color:${mustard}">${total.value}</td>
</tr></table></td></tr>
</table>\n`;
}

function priceRow({ label, detail, value }: PriceLine, isFirst: boolean): Html {
  const cell = `padding:9px 16px;border-top:${isFirst ? '0' : `1px solid ${sand}`};vertical-align:top`;
  const price = html`<td class="ink rule" style="${cell};padding-left:0;text-align:right;white-space:nowrap;${type.strong};line-height:22px;color:${ink}">${value}</td>`;
  return html`<tr><th scope="row" class="ink rule" style="${cell};text-align:left;${type.text};line-height:22px;${breaks};color:${ink}">${withWholeWords(label)}${
    detail && html`<br><span class="muted" style="${type.small};color:${muted}">${detail}</span>`
  }</th>
${value && price}</tr>\n`;
}

/** A leaf of a calendar beside the time. It repeats what the text says, so it is not read out. */
function momentsHtml({ moments: [moment, ...others], isCancelled }: PartOf<'moments'>): Html {
  const [top, leaf] = isCancelled ? [muted, sand] : [vermilion, blush];
  const { label, zone, month, day, weekday } = moment;
  const frame = `margin:0 0 20px;border:2px solid ${ink};border-radius:14px;border-collapse:separate`;
  const side = `border-right:2px solid ${ink};border-radius:12px 0 0 12px;background:${leaf};vertical-align:top`;
  const capitals = `${type.label};text-transform:uppercase;letter-spacing:0.06em`;
  const strip = `margin:0;padding:5px 4px;border-radius:12px 0 0 0;background:${top};${capitals};color:#ffffff`;
  const date = `margin:0;padding:12px 0 0;${type.title};font-size:44px;line-height:46px;color:${ink}`;
  return html`<table class="line" ${layout} width="100%" style="${frame}"><tr>
<td class="line" width="92" align="center" bgcolor="${leaf}" aria-hidden="true" style="${side}">
<p style="${strip}">${month}</p>
<p style="${date}">${day}</p>
<p style="margin:0;padding:0 0 12px;${capitals};color:${ink}">${weekday}</p></td>
<td style="padding:12px 16px;vertical-align:middle;${breaks}">
<span class="muted" style="${type.label};color:${muted}">${label}</span><br>
${timeHtml(moment, isCancelled)}
<span class="muted" style="${type.small};color:${muted}">${zone}</span>
${others.map(otherHtml)}</td>
</tr></table>\n`;
}

function timeHtml({ date, time }: Moment, isCancelled: boolean | undefined): Html {
  const strike = isCancelled ? ';text-decoration:line-through' : '';
  return html`<span class="ink" style="${type.strong};line-height:24px;color:${ink}${strike}">${date}</span><br>
<span class="ink" style="${type.figure};color:${ink}${strike}">${time}</span><br>`;
}

function otherHtml({ label, written }: Moment): Html {
  const style = `margin:10px 0 0;padding:10px 0 0;border-top:1px solid ${sand};${type.small};color:${muted}`;
  return html`<p class="muted rule" style="${style}"><strong>${label}</strong><br>${written}</p>`;
}
