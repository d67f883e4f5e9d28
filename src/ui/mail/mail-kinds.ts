import { colours } from '../style/colours.ts';

const { ice, mustard, blush, forest, sand, ink, paper, vermilion } = colours;

interface MailHead {
  /** Behind the logo: the same in light and dark, because mail programs never change the colours of a picture. */
  readonly band: string;
  readonly ink: string;
  readonly body: string;
  /** Two rows of four tiles, as `readRow` in `../art/path.ts` describes them. */
  readonly tiles: readonly [string, string];
}

/** What a mail is about. */
export const mailKinds = ['account', 'ticket', 'meeting', 'payment', 'quote'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Each kind has a head of its own, which readers learn to recognise. */
export const mailHeads: Readonly<Record<MailKind, MailHead>> = {
  account: {
    band: ice,
    ink,
    body: vermilion,
    tiles: ['ring:sw drop1:ks petal:fi circle:mk', 'dots:is quarter2:vb leaf1:sw bend:wk'],
  },
  ticket: {
    band: mustard,
    ink,
    body: vermilion,
    tiles: ['leaf:fi quarter1:vb ring:mk petal:sw', 'quarter2:mb circle:vn arch:wf quarter3:si'],
  },
  meeting: {
    band: blush,
    ink,
    body: vermilion,
    tiles: ['quarter:vb ring:kw half:sm petal1:fi', 'steps:wv circle:mf quarter3:ki dots:bv'],
  },
  payment: {
    band: forest,
    ink: paper,
    body: mustard,
    tiles: ['ring:wf quarter1:mk circle:vb leaf:if', 'petal:fm bends:ws quarter2:kb half2:mv'],
  },
  quote: {
    band: sand,
    ink,
    body: vermilion,
    tiles: ['stripes:is triangle:vb ring:mk leaf1:fn', 'quarter:wk petal1:sm fan:bv circle:fi'],
  },
};

/** In pixels of a mail at its full width. The files have twice as many. */
export const headSize = { width: 600, height: 84 } as const;

/** The name by which the HTML refers to the picture, and under which it is attached when the mail is sent. */
export const headId = (kind: MailKind) => `head-${kind}@mail`;
