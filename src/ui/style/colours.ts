/** The colours of `tokens.css` for PDFs, which have no dark theme, and for mails. A test checks that they are the same. */
export const colours = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  ink: '#1a1712',
  muted: '#4a4338',
  link: '#b23204',
  vermilion: '#c83a06',
  mustard: '#f3b43c',
  forest: '#0d5c47',
  sky: '#2a62c9',
  ice: '#c6daf7',
  blush: '#f7cdb9',
  sand: '#ebdfc9',
} as const;

/** The colours of drawings on paper, by the names of `art/colours.ts`. */
export const inks = { ...colours, night: colours.ink, day: colours.paper } as const;

/** The same tokens in the dark theme, as far as mails use them. */
export const darkColours = {
  paper: '#14110d',
  card: '#1e1a14',
  ink: '#f8f1e4',
  muted: '#cfc4b2',
  line: '#857969',
  hairline: '#3a332a',
  link: '#ffa079',
  action: '#ff8a57',
} as const;
