import type { ReactNode } from 'react';
import HelpChatIsland from '#islands/help-chat/help-chat.tsx';
import { Island } from '#islands/island.tsx';
import { href } from '#site/address.ts';
import type { AskedHelp } from '#site/help/help-answer.ts';
import { usePage } from '#site/page.ts';

interface Props {
  readonly id: string;
  readonly asked?: AskedHelp | undefined;
  readonly children?: ReactNode;
}

/** Questions to the site: in the help widget, and on `/support` for those without JavaScript. */
export function HelpChat({ id, asked, children }: Props) {
  const { words, language } = usePage();
  const { chat, suggestions } = words.helpWidget;
  return (
    <Island
      name="help-chat"
      of={HelpChatIsland}
      props={{ id, language, words: chat, suggestions, action: href('/support', language), ...(asked && { asked }) }}
    >
      {children}
    </Island>
  );
}
