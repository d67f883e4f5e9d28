import { raw } from 'hono/html';
import { colours, darkColours as dark } from '../style/colours.ts';

const { ink } = colours;

/** Nothing is loaded: these are the faces of the brand where they are installed, and of the system elsewhere. */
const fonts = 'Figtree,Avenir Next,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** The font shorthand is understood by every program, and it is short. */
export const type = {
  text: `font:400 16px/25px ${fonts}`,
  strong: `font:700 16px/25px ${fonts}`,
  small: `font:400 14px/21px ${fonts}`,
  label: `font:700 13px/19px ${fonts}`,
  title: `font:800 32px/36px Bricolage Grotesque,${fonts};letter-spacing:-0.02em`,
  figure: `font:800 28px/34px Bricolage Grotesque,${fonts};letter-spacing:-0.01em`,
} as const;

/** What a long word without spaces does in programs of all ages. */
export const breaks = 'word-break:break-word;overflow-wrap:anywhere';

/** The attributes of a table that only lays out. */
export const layout = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** By class. The same names are in the HTML, beside the light colours. */
const darkRules = {
  paper: `background:${dark.paper}`,
  card: `background:${dark.card};border-color:${dark.line}`,
  ink: `color:${dark.ink}`,
  muted: `color:${dark.muted}`,
  link: `color:${dark.link}`,
  action: `background:${dark.action};color:${ink}`,
  line: `border-color:${dark.line}`,
  rule: `border-color:${dark.hairline}`,
  panel: `background:${dark.hairline}`,
  total: `background:${dark.paper}`,
} as const;

const inDark = (before = '') =>
  Object.entries(darkRules)
    .map(([name, rules]) => `${before}.${name}{${rules.replaceAll(/;|$/g, ' !important;')}}`)
    .join('\n');

// biome-ignore lint/plugin: Outlook's own dark mode sets this attribute, not the site.
const outlookDark = '[data-ogsc] ';

/**
 * For programs that know it: a narrow layout for phones, and the dark theme. Others show the light colours, or change
 * them in their own way. They are separate sheets, because Gmail leaves out the whole of a sheet that it cannot read.
 */
export const mailStyles: readonly ReturnType<typeof raw>[] = [
  `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.page{padding:0 0 24px !important}
.card{border-left:0 !important;border-right:0 !important;border-radius:0 !important}
.head{border-radius:0 !important}
.body{padding:24px 20px 12px !important}
.foot{padding:20px 20px 0 !important}
.title{font-size:27px !important;line-height:31px !important}
.half{display:block !important;width:100% !important;box-sizing:border-box !important;padding-left:0 !important}
.wide{width:100% !important}
.big{font-size:24px !important;line-height:30px !important}
}
`,
  `
@media (prefers-color-scheme:dark){
${inDark()}
}
`,
  `
${inDark(outlookDark)}
a[x-apple-data-detectors]{color:inherit !important;text-decoration:inherit !important}
`,
].map((sheet) => raw(sheet));
