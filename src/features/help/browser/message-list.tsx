import { useEffect, useRef } from 'react';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { ChatMessage } from '../stored.ts';
import style from './help-chat.module.css';
import type { HelpChatWords } from './words.ts';

/** Pixels that stay above it. */
const gap = 12;

interface Props {
  readonly messages: readonly ChatMessage[];
  readonly language: Language;
  readonly words: HelpChatWords;
}

/** The newest last, as people know it from talking to each other; the last question and the head of its answer in sight. */
export function MessageList({ messages, language, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length === 0) return;
    const asked = box.current?.querySelectorAll<HTMLElement>('[data-asked]');
    const last = asked?.[asked.length - 1];
    if (last) box.current?.scrollTo({ top: last.offsetTop - gap });
  }, [messages]);
  return (
    // A box that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div ref={box} role="log" aria-label={words.log} tabIndex={0} className={style.log}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end, or all deleted
        <Message key={index} message={message} language={language} words={words} />
      ))}
    </div>
  );
}

function Message({ message, language, words }: { message: ChatMessage } & Omit<Props, 'messages'>) {
  const { from, title, text, links = [] } = message;
  const [first, ...others] = links;
  return (
    <div className={from === 'visitor' ? style.asked : style.said} data-asked={from === 'visitor' ? '' : undefined}>
      <p className="visually-hidden">{from === 'visitor' ? words.you : words.site}</p>
      {title && <p className={style.title}>{title}</p>}
      <p>{text}</p>
      {first && (
        <ul className={style.links}>
          <li>
            <a href={first.href}>{format(words.more, language, { page: first.text })}</a>
          </li>
          {others.map(({ text: name, href }) => (
            <li key={href + name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
