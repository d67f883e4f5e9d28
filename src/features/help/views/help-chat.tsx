import type { ReactNode } from 'react';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import HelpChatIsland from '../browser/help-chat.tsx';
import type { AnsweredQuestion } from '../help-answer.ts';
import { topicWords } from '../topic-words.ts';

/** The questions that are shown before the first one: those of most visitors. */
const suggestedTopics = ['prices', 'trial', 'requestStatus', 'person'] as const;

interface Props {
  readonly id: string;
  readonly answered?: AnsweredQuestion | undefined;
  readonly children?: ReactNode;
}

/** Questions to the site: in the help widget, and on `/support` for visitors without JavaScript. */
export function HelpChat({ id, answered, children }: Props) {
  const { words, language } = usePage();
  const { unknown } = words.helpAnswers;
  const topics = topicWords(words);
  return (
    <Island
      name="help-chat"
      of={HelpChatIsland}
      props={{
        id,
        language,
        words: { ...words.helpWidget.chat, unknown, newTab: words.shell.newTab },
        suggestions: suggestedTopics.map((topic) => topics[topic].title),
        action: href('/support', language),
        ...(answered && { answered }),
      }}
    >
      {children}
    </Island>
  );
}
