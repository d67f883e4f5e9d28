import { withPlainLineEnds } from './read-message.ts';
import { writePlain } from './write-plain.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/products/sms': { readonly asked: AskedMessage };
  }
}

/** What somebody wants to know the cost of. */
export interface AskedMessage {
  readonly text: string;
  /** To so many people, as it was typed. */
  readonly recipients: string;
  /** As it was before it was written without its costly characters. Until it is changed again, that can be undone. */
  readonly before?: string | undefined;
}

/** Its buttons: by script or, as fields of a form, by the server. */
export const messageActions = ['count', 'plain', 'undo'] as const;
export type MessageAction = (typeof messageActions)[number];

export function actOn({ text, recipients, before }: AskedMessage, action: MessageAction): AskedMessage {
  if (action === 'undo') return { text: before ?? text, recipients };
  const plain = action === 'plain' ? writePlain(withPlainLineEnds(text)) : undefined;
  return plain === undefined ? { text, recipients } : { text: plain, recipients, before: text };
}
