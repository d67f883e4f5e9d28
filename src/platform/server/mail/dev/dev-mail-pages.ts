import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { defaultLanguage, languageCodes, languages } from '#site/languages.ts';
import { pageTransition } from '../../../page/head.ts';
import type { Mail } from '../outbox.ts';
import type { ReadMail } from './read-eml.ts';

export const devMailPath = '/dev/mail';

export interface ListedMail {
  readonly name: string;
  readonly mail: ReadMail;
}

export interface SampleMail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  /** What it is about, such as `meeting`. */
  readonly group: string;
  /** A language, `team`, or `awkward`: with what does not fit well. */
  readonly of: Exclude<View['of'], 'sent'>;
}

/** The choices; the first of each is the usual one. */
export const views = {
  of: [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage), 'team', 'awkward', 'sent'],
  width: ['600', '375', '320'],
  scheme: ['system', 'light', 'dark'],
} as const;

export type View = { readonly [Name in keyof typeof views]: (typeof views)[Name][number] };

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  team: 'To the team',
  awkward: 'Awkward names',
  sent: 'Sent from here',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  '600': '600 px',
  '375': '375 px',
  '320': '320 px',
};

/** For developers, so only in English. */
export function listPage(mails: readonly ListedMail[], samples: ReadonlyMap<string, SampleMail>, view: View) {
  const chosen = [...samples].filter(([, { of }]) => of === view.of);
  const groups = [...new Set(chosen.map(([, { group }]) => group))];
  const sections = groups.map((group) => {
    const inGroup = chosen.filter(([, sample]) => sample.group === group);
    return html`<section><h2>${group}</h2>
<div class="grid">${inGroup.map(([name, { subject }]) => preview(name, subject, view))}</div></section>
`;
  });
  const sent = mails.length === 0 ? html`<p>No mail has been sent.</p>` : sentTable(mails);
  return page(
    'Mail',
    html`<p>Every mail that the site sends, with invented content. <a href="/gallery/en">Gallery</a></p>
${switches(devMailPath, view, ['of', 'width', 'scheme'])}
${view.of === 'sent' ? sent : sections}`,
  );
}

function sentTable(mails: readonly ListedMail[]) {
  const rows = mails.map(({ name, mail: { head, attachments } }) => {
    const subject = head.get('subject') || '(no subject)';
    const files = attachments.map((file) => ` (${file.name})`).join('');
    return html`<tr><td>${head.get('date')}</td><td>${head.get('to')}</td>
<td><a href="${devMailPath}/${name}">${subject}</a>${files}</td></tr>
`;
  });
  return html`<table>
<tr><th>Date</th><th>To</th><th>Subject</th></tr>
${rows}</table>`;
}

/** The mail itself, smaller, in a frame. */
function preview(name: string, subject: string, view: View) {
  const address = `${devMailPath}/${name}`;
  const query = queryOf(view);
  return html`<figure><div class="frame w${view.width}"><iframe title="${subject}" sandbox loading="lazy" tabindex="-1" src="${address}${query}&amp;show=html"></iframe></div>
<figcaption><a href="${address}${query}">${name.replace(/^sample-\w\w-/, '')}</a><br>${subject}</figcaption></figure>
`;
}

const queryOf = ({ of, width, scheme }: View) => raw(`?of=${of}&amp;width=${width}&amp;scheme=${scheme}`);

function switches(path: string, view: View, names: readonly (keyof View)[]) {
  const choices = names.map((name) => {
    const links = views[name].map((choice) => {
      const current = raw(view[name] === choice ? ' aria-current="true"' : '');
      return html`<a href="${path}${queryOf({ ...view, [name]: choice })}"${current}>${titles[choice]}</a>`;
    });
    return html`<span>${links}</span>`;
  });
  return html`<nav aria-label="View">${choices}</nav>`;
}

export function mailPage({ name, mail }: ListedMail, view: View, samples: ReadonlyMap<string, SampleMail>) {
  const { head, text, html: source, attachments } = mail;
  const address = `${devMailPath}/${name}`;
  const files = attachments.map((file) => {
    const fileAddress = `${address}/${encodeURIComponent(file.name)}`;
    return html`<li><a href="${fileAddress}">${file.name}</a> (${file.type}, ${file.content.length} bytes)</li>\n`;
  });
  const fields = [...head].map(([field, value]) => html`<tr><th>${field}</th><td>${value}</td></tr>\n`);
  const others = languagesOf(name).filter((other) => samples.has(other));
  const framed = `${address}?show=html`;
  return page(
    head.get('subject') || name,
    html`<p><a href="${devMailPath}${queryOf(view)}">All mail</a>
${others.map((other) => html` · <a href="${devMailPath}/${other}${queryOf(view)}">${titles[other.slice(7, 9)]}</a>`)}</p>
${samples.has(name) ? '' : html`<table>\n${fields}</table>`}
${source && switches(address, view, ['width', 'scheme'])}
<div class="sides">
${
  source &&
  html`<div><iframe class="whole w${view.width}" title="HTML" sandbox src="${framed}&amp;scheme=${view.scheme}"></iframe>
<p><a href="${framed}">HTML alone</a>, ${Math.ceil(Buffer.byteLength(source) / 1000)} kB</p></div>`
}
<div><h2>Text</h2><pre>${text}</pre></div>
</div>
${files.length > 0 && html`<h2>Attachments</h2>\n<ul>\n${files}</ul>`}
${source && html`<details><summary>Source of the HTML</summary><pre>${source}</pre></details>`}`,
  );
}

/** The names of a sample in every language. */
const languagesOf = (name: string) => languageCodes.map((code) => name.replace(/^sample-\w\w-/, `sample-${code}-`));

/** The colours of the site, without its style sheets: these pages work before anything is built. */
const style = `
${pageTransition}
:root { color-scheme: light dark; --paper: light-dark(#fbf7ef, #14110d); --card: light-dark(#fffdf8, #1e1a14);
  --ink: light-dark(#1a1712, #f8f1e4); --link: light-dark(#b23204, #ffa079); --line: light-dark(#1a1712, #857969); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 84rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: clamp(1.75rem, 4vw, 2.75rem); line-height: 1.1; letter-spacing: -0.03em; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 1rem; padding-top: 1rem; border-top: 2px solid var(--line); }
section h2 { text-transform: capitalize; }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0 1.5rem; }
nav span { display: inline-flex; flex-wrap: wrap; border: 2px solid var(--line); border-radius: 1.5rem; overflow: hidden; background: var(--card); }
nav a { padding: 0.6rem 1rem; color: inherit; text-decoration: none; font-weight: 600; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { background: var(--ink); color: var(--paper); }
a:focus-visible { outline: 3px solid #2a62c9; outline-offset: -3px; }
.grid { display: flex; flex-wrap: wrap; gap: 2rem 1.5rem; }
figure { margin: 0; max-width: 100%; }
figcaption { max-width: 18rem; padding-top: 0.5rem; font-size: 0.875rem; overflow-wrap: anywhere; }
figcaption a { font-weight: 700; font-size: 1rem; }
.frame { overflow: hidden; max-width: 100%; border: 2px solid var(--line); border-radius: 1rem; background: var(--card); }
.frame iframe { border: 0; pointer-events: none; transform-origin: 0 0; transform: scale(0.5); height: 60rem; }
.frame.w600 { width: 300px; height: 30rem; } .frame.w600 iframe { width: 600px; }
.frame.w375 { width: 244px; height: 30rem; } .frame.w375 iframe { width: 375px; transform: scale(0.64); height: 47rem; }
.frame.w320 { width: 240px; height: 30rem; } .frame.w320 iframe { width: 320px; transform: scale(0.74); height: 41rem; }
.whole { display: block; height: 62rem; max-width: 100%; border: 2px solid var(--line); border-radius: 1rem; background: var(--card); }
.whole.w600 { width: 620px; } .whole.w375 { width: 375px; } .whole.w320 { width: 320px; }
.sides { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
.sides > div { min-width: 0; max-width: 100%; } .sides > div:last-child { flex: 1 1 24rem; } .sides h2 { margin-top: 0; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; border: 2px solid var(--line); border-radius: 1rem; background: var(--card); font-size: 0.875rem; }
table { border-collapse: collapse; }
td, th { text-align: start; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
`;

export const devMailStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

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
