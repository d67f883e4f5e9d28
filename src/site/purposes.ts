/**
 * Everything that waits for a yes. What a purpose starts stands in `islands/optional`, what it is for in the words of
 * the cookie banner; whoever adds one here is told by the compiler where else it belongs.
 */
export const purposes = ['marketing', 'campaign'] as const;

export type Purpose = (typeof purposes)[number];
