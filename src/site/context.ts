/** What a visitor of the landing page came for, as a campaign or another site of the company has noted it. */
const contexts = ['1', '2', '3'] as const;
export type Context = (typeof contexts)[number];

/** 1 puts microservices first, 2 and 3 put fleet management first. */
export const defaultContext: Context = '1';

/** The cookie that holds it. */
export const contextCookie = 'context';

/** Anything but one of the three is the first. */
export function readContext(value: string | undefined): Context {
  return contexts.find((context) => context === value) ?? defaultContext;
}
