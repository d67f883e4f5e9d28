import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type AskedHelp, askAnchor, longestQuestion, questionParameter } from '../help-answer.ts';
import style from './help-chat.module.css';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';
import { useFocusInPlace } from './use-focus-in-place.ts';
import type { HelpChatWords } from './words.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'help-chat': typeof HelpChat;
  }
}

interface Props {
  /** Of its own on a page. */
  readonly id: string;
  readonly language: Language;
  readonly words: HelpChatWords;
  /** Often asked, and answered by the site. */
  readonly suggestions: readonly string[];
  /** The page that answers without a script. */
  readonly action: string;
  /** What that page was asked. */
  readonly asked?: AskedHelp;
  /** The ways to a person, which stand above. */
  readonly children?: ReactNode;
}

/** Answers questions from the site's own pages. */
export default function HelpChat({ id, language, words, suggestions, action, asked, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { messages, isAsking, hasFailed, ask, clear } = useConversation(language, words, asked);
  const { box, onPress } = useFocusInPlace(messages);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = form.current?.querySelector('input');
    if (field && (await ask(field.value))) field.value = '';
    field?.focus();
  }
  const askThis = (question: string) => (event: MouseEvent) => {
    event.preventDefault();
    onPress();
    void ask(question);
  };
  const clearAll = () => {
    onPress();
    clear();
  };

  return (
    <div ref={box} className={style.chat}>
      {/* One dialog at a time: a way that opens another one closes this. */}
      <div onClickCapture={closeBefore}>{children}</div>
      {messages.length > 0 && <MessageList messages={messages} language={language} words={words} />}
      <form ref={form} method="get" action={`${action}#${askAnchor}`} className={style.form} onSubmit={submit}>
        <TextField
          id={`${id}-question`}
          name={questionParameter}
          label={words.label}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          required
          error={hasFailed ? words.failed : undefined}
        />
        <Button type="submit" look="secondary" busy={isAsking}>
          {isAsking ? words.asking : words.send}
        </Button>
      </form>
      {messages.length === 0 ? (
        <div className={style.often} data-often="">
          <p>{words.often}</p>
          <ul>
            {suggestions.map((question) => (
              <li key={question}>
                <a
                  href={`${action}?${questionParameter}=${encodeURIComponent(question)}#${askAnchor}`}
                  onClick={askThis(question)}
                >
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={style.kept}>
          {words.kept}{' '}
          <Button look="quiet" size="small" onClick={clearAll}>
            {words.clear}
          </Button>
        </p>
      )}
    </div>
  );
}

function closeBefore({ target, currentTarget }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-opens]')) currentTarget.closest('dialog')?.close();
}
