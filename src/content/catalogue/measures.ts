/** How a quantity is measured. */
export const measures = ['months', 'users', 'hours', 'years', 'quantity'] as const;
export type Measure = (typeof measures)[number];
