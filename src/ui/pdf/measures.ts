/** Points from the edge of the page to the text. */
export const margin = 48;

/** The text width of A4 in points, the narrower of our two page sizes. */
export const textWidth = 499;
