/** The light colours of `ui/style/tokens.css`: a PDF has no dark theme. A test checks that both are the same. */
export const colours = {
  paper: '#fbf7ef',
  ink: '#1a1712',
  muted: '#4a4338',
  vermilion: '#c83a06',
  mustard: '#f3b43c',
  forest: '#0d5c47',
  sky: '#2a62c9',
  ice: '#c6daf7',
  blush: '#f7cdb9',
  sand: '#ebdfc9',
} as const;
