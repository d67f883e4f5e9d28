import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { returnFocus } from '#platform/browser/focus.ts';
import { dataOf, dataProps, withData } from '#platform/page/data-attributes.ts';
import { contactDialogId, contactFormAnchor, meetingDialogId } from '#site/dialogs.ts';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { muted, row, stack } from '#ui/layout.ts';
import { target } from '#ui/look.ts';
import { type AnsweredQuestion, askAnchor, longestQuestion, questionParameter } from '../help-answer.ts';
import type { ChatMessage } from '../stored.ts';
import style from './help-chat.module.css';
import type { HelpChatWords } from './use-conversation.ts';
import { useConversation } from './use-conversation.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'help-chat': typeof HelpChat;
  }
}

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly language: Language;
  readonly words: HelpChatWords;
  /** Frequent questions that the site can answer. */
  readonly suggestions: readonly string[];
  /** The page that answers without JavaScript. */
  readonly action: string;
  /** The question that was sent to that page, and its answers. */
  readonly answered?: AnsweredQuestion;
  /** The ways to reach a person, shown below. */
  readonly children?: ReactNode;
}

/** A conversation with the site: its answers come first, other ways to get help below. */
export default function HelpChat({ id, language, words, suggestions, action, answered, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { messages, isAsking, hasFailed, ask, rate, clear } = useConversation(language, words, answered);
  const { box, onPress } = useFocusInPlace(messages);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = form.current?.querySelector('input');
    if (field && (await ask(field.value))) field.value = '';
    field?.focus();
  }
  const askSuggestion = (question: string) => (event: MouseEvent) => {
    event.preventDefault();
    onPress();
    void ask(question);
  };
  const clearAll = () => {
    onPress();
    clear();
  };

  return (
    // One dialog at a time: a link that opens another one closes this.
    <div ref={box} className={stack(4)} onClickCapture={leaveFor(messages.at(-1))}>
      {messages.length > 0 && (
        <MessageList messages={messages} words={words} onRate={rate} askFor={askSuggestion} action={action} />
      )}
      <form ref={form} method="get" action={`${action}#${askAnchor}`} className={row(3, style.form)} onSubmit={submit}>
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
        <Button type="submit" busy={isAsking}>
          {isAsking ? words.asking : words.send}
        </Button>
      </form>
      {messages.length === 0 ? (
        <div className={style.often} {...dataProps({ often: '' })}>
          <p>{words.often}</p>
          <ul>
            {suggestions.map((question) => (
              <li key={question}>
                <a href={askingLink(action, question)} className={target} onClick={askSuggestion(question)}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={muted}>
          {words.stored}{' '}
          <Button look="quiet" size="small" onClick={clearAll}>
            {words.clear}
          </Button>
        </p>
      )}
      {children && <div>{children}</div>}
    </div>
  );
}

/** Asks a question without JavaScript. */
function askingLink(action: string, question: string): string {
  return `${action}?${questionParameter}=${encodeURIComponent(question)}#${askAnchor}`;
}

/** Closes the window before another one opens, and takes along the last question if it had no answer. */
const leaveFor =
  (last: ChatMessage | undefined) =>
  ({ target, currentTarget }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>(withData('opens')) : null;
    if (!link) return;
    if (last?.question && !last.answer && dataOf(link).opens === contactDialogId)
      writeInto(contactDialogId, last.question);
    currentTarget.closest('dialog')?.close();
  };

/** Unless something was written there before. */
function writeInto(dialog: string, text: string): void {
  const field = document.getElementById(dialog)?.querySelector('textarea');
  if (!field || field.value.trim()) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Starting or clearing a conversation removes the pressed button, so the focus moves to what replaces it. */
function useFocusInPlace(messages: readonly ChatMessage[]) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const selector = messages.length > 0 ? '[role=log]' : `${withData('often')} a`;
    if (wasPressed.current) returnFocus(box.current?.querySelector<HTMLElement>(selector));
    wasPressed.current = false;
  }, [messages]);
  const onPress = () => {
    wasPressed.current = true;
  };
  return { box, onPress };
}

interface MessageListProps extends Pick<MessageProps, 'words' | 'onRate' | 'askFor' | 'action'> {
  readonly messages: readonly ChatMessage[];
}

/** The newest last, as in any chat; scrolled to the last question and the beginning of its answer. */
function MessageList({ messages, ...rest }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count === 0) return;
    const questions = box.current?.querySelectorAll<HTMLElement>(withData('asked'));
    const last = questions?.[questions.length - 1];
    // Only in the window: a page is not scrolled by what is loaded with it.
    if (last?.closest('dialog')) last.scrollIntoView({ block: 'start' });
  }, [count]);
  return (
    <div ref={box} role="log" aria-label={rest.words.log} tabIndex={-1} className={stack(3, style.log)}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end, or all deleted
        <Message key={index} message={message} isLast={index === messages.length - 1} {...rest} />
      ))}
    </div>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly isLast: boolean;
  readonly words: HelpChatWords;
  readonly onRate: (message: ChatMessage, helped: boolean) => void;
  readonly askFor: (question: string) => (event: MouseEvent) => void;
  /** The page that answers without JavaScript. */
  readonly action: string;
}

function Message({ message, isLast, words, onRate, askFor, action }: MessageProps) {
  const { from, title, text, lang, actions = [], links = [], near = [], answer } = message;
  return (
    <div
      className={from === 'visitor' ? style.asked : style.text}
      {...dataProps({ asked: from === 'visitor' ? '' : undefined })}
    >
      <p className="visually-hidden">{from === 'visitor' ? words.you : words.site}</p>
      <div lang={lang} className={stack(3)}>
        {title && <p className={style.title}>{title}</p>}
        <p>{text}</p>
        {actions.length > 0 && (
          <ul className={row(2)}>
            {actions.map((one, index) => (
              <li key={one.href}>
                <ActionLink {...one} look={index === 0 && isLast ? 'primary' : 'secondary'} newTab={words.newTab} />
              </li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className={style.links}>
            {links.map(({ text: name, href }) => (
              <li key={href + name}>
                <a href={href} className={target}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {near.length > 0 && (
        <div className={style.links}>
          <p>{words.near}</p>
          <ul>
            {near.map((topic) => (
              <li key={topic}>
                <a href={askingLink(action, topic)} className={target} onClick={askFor(topic)}>
                  {topic}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer && <Rating message={message} words={words} onRate={onRate} />}
    </div>
  );
}

/** Whether it helped. Only once the page is alive: there is nothing to press without a script. */
function Rating({ message, words, onRate }: Pick<MessageProps, 'message' | 'words' | 'onRate'>) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { helped } = message;
  if (!isAlive) return null;
  if (helped !== undefined) return <p className={muted}>{helped ? words.helped : words.notHelped}</p>;
  return (
    <fieldset className={row(2, style.rating)}>
      <legend className={muted}>{words.didHelp}</legend>
      <Button look="quiet" size="small" onClick={() => onRate(message, true)}>
        {words.yes}
      </Button>
      <Button look="quiet" size="small" onClick={() => onRate(message, false)}>
        {words.no}
      </Button>
    </fieldset>
  );
}

interface ActionLinkProps {
  readonly text: string;
  readonly href: string;
  readonly look: 'primary' | 'secondary';
  readonly newTab: string;
}

/** Opens the dialog with the form or the free times above the page, where there is one; otherwise it is a plain link. */
function ActionLink({ text, href, look, newTab }: ActionLinkProps) {
  const isOutside = href.startsWith('https:');
  return (
    <Button
      href={href}
      look={look}
      size="small"
      {...dataProps({ opens: dialogFor(href) })}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
    >
      {text}
      {isOutside && <span className="visually-hidden"> ({newTab})</span>}
    </Button>
  );
}

function dialogFor(href: string): string | undefined {
  if (href.startsWith('/meet/book/')) return meetingDialogId;
  return href.startsWith('/contact/') && href.endsWith(`#${contactFormAnchor}`) ? contactDialogId : undefined;
}
