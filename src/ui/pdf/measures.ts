/** Points from the edge of the paper to what is written. */
export const margin = 48;

/** Points that a text has across A4, the narrower of our two papers. */
export const textWidth = 499;
