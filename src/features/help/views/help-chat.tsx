import type { ReactNode } from 'react';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import HelpChatIsland from '../browser/help-chat.tsx';
import type { AnsweredQuestion } from '../help-answer.ts';

interface Props {
  readonly id: string;
  readonly answered?: AnsweredQuestion | undefined;
  readonly children?: ReactNode;
}

/** Questions to the site: in the help widget, and on `/support` for visitors without JavaScript. */
export function HelpChat({ id, answered, children }: Props) {
  const { words, language } = usePage();
  const { chat, suggestions } = words.helpWidget;
  return (
    <Island
      name="help-chat"
      of={HelpChatIsland}
      props={{
        id,
        language,
        words: chat,
        suggestions,
        action: href('/support', language),
        ...(answered && { answered }),
      }}
    >
      {children}
    </Island>
  );
}
