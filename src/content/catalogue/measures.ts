/** How a quantity is measured. */
export const measures = ['months', 'subscriptions', 'hours', 'years', 'quantity'] as const;
export type Measure = (typeof measures)[number];
