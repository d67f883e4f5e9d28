import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { returnFocus } from '#platform/browser/focus.ts';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import { contactDialogId, contactFormAnchor, meetingDialogId } from '#site/dialogs.ts';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { muted, row, stack } from '#ui/layout.ts';
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
  /** The ways to reach a person, shown above. */
  readonly children?: ReactNode;
}

/** Answers questions from the site's own pages. */
export default function HelpChat({ id, language, words, suggestions, action, answered, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { messages, isAsking, hasFailed, ask, clear } = useConversation(language, words, answered);
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
    <div ref={box} className={stack(4)} onClickCapture={closeBefore}>
      <div>{children}</div>
      {messages.length > 0 && <MessageList messages={messages} words={words} />}
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
        <Button type="submit" look="secondary" busy={isAsking}>
          {isAsking ? words.asking : words.send}
        </Button>
      </form>
      {messages.length === 0 ? (
        <div className={style.often} {...dataProps({ often: '' })}>
          <p>{words.often}</p>
          <ul>
            {suggestions.map((question) => (
              <li key={question}>
                <a
                  href={`${action}?${questionParameter}=${encodeURIComponent(question)}#${askAnchor}`}
                  onClick={askSuggestion(question)}
                >
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
    </div>
  );
}

function closeBefore({ target, currentTarget }: MouseEvent): void {
  if (target instanceof Element && target.closest(withData('opens'))) currentTarget.closest('dialog')?.close();
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

/** Pixels to leave above it. */
const gap = 12;

interface MessageListProps {
  readonly messages: readonly ChatMessage[];
  readonly words: HelpChatWords;
}

/** The newest last, as in any chat; scrolled to the last question and the beginning of its answer. */
function MessageList({ messages, words }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length === 0) return;
    const questions = box.current?.querySelectorAll<HTMLElement>(withData('asked'));
    const last = questions?.[questions.length - 1];
    if (last) box.current?.scrollTo({ top: last.offsetTop - gap });
  }, [messages]);
  return (
    // A box that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div ref={box} role="log" aria-label={words.log} tabIndex={0} className={stack(3, style.log)}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end, or all deleted
        <Message key={index} message={message} words={words} />
      ))}
    </div>
  );
}

function Message({ message, words }: { message: ChatMessage } & Omit<MessageListProps, 'messages'>) {
  const { from, title, text, actions = [], links = [] } = message;
  return (
    <div
      className={from === 'visitor' ? style.asked : style.text}
      {...dataProps({ asked: from === 'visitor' ? '' : undefined })}
    >
      <p className="visually-hidden">{from === 'visitor' ? words.you : words.site}</p>
      {title && <p className={style.title}>{title}</p>}
      <p>{text}</p>
      {actions.length > 0 && (
        <ul className={row(2, style.actions)}>
          {actions.map((action, index) => (
            <li key={action.href}>
              <ActionLink {...action} look={index === 0 ? 'primary' : 'secondary'} newTab={words.newTab} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={style.links}>
          {links.map(({ text: name, href }) => (
            <li key={href + name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
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
