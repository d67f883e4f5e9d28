import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '#platform/browser/announce.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { buyPath, type PurchaseFields } from '../../purchase-fields.ts';
import type { Stage } from './buying.ts';
import style from './checkout.module.css';
import { CountryQuestion } from './country-question.tsx';
import { PriceQuestion } from './price-question.tsx';
import type { OrderError } from './read-order.ts';
import { useBuying } from './use-buying.ts';
import type { BuyWords, ContactWay } from './words.ts';

interface Props {
  readonly purchase: PurchaseFields;
  /** The price that the visitor saw. */
  readonly money: Money;
  readonly language: Language;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  readonly look?: ComponentProps<typeof Button>['look'];
  /** The element that messages are shown in, and what they are about; by default they follow the button. */
  readonly messageSlot?: { readonly id: string; readonly of: string };
  readonly children: ReactNode;
}

/** Opens the checkout for one item. It is an ordinary form, so it reaches the same checkout without JavaScript. */
export function BuyButton({
  purchase,
  money,
  language,
  words,
  contact,
  look = 'primary',
  messageSlot,
  children,
}: Props) {
  const { stage, buying } = useBuying(purchase);
  const form = useRef<HTMLFormElement>(null);
  const isOpening = stage.kind === 'opening';
  const heard = stage.kind === 'unpaid' && stage.heard !== 'nothing' && stage.heard;
  useEffect(() => {
    if (!isOpening && !heard) return;
    announce(heard ? words.unpaid[heard] : words.opening, language);
    // The element that had the focus is gone: the window, the question, or the message below.
    returnFocus(form.current?.querySelector('button'));
  }, [isOpening, heard, words, language]);

  const buy = (event?: FormEvent) => {
    event?.preventDefault();
    void buying.current?.buy();
  };
  return (
    <>
      <form ref={form} className={style.form} method="post" action={buyPath} onSubmit={buy}>
        {Object.entries(purchase).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look={look} wide aria-disabled={isOpening || undefined}>
          {isOpening ? words.opening : children}
        </Button>
      </form>
      {(stage.kind === 'unpaid' || stage.kind === 'failed') && (
        <RenderInto id={messageSlot?.id}>
          <BuyMessage stage={stage} words={words} contact={contact} of={messageSlot?.of} onAgain={buy} />
        </RenderInto>
      )}
      {stage.kind === 'askingCountry' && (
        <CountryQuestion
          words={words.country}
          onChoose={(country) => void buying.current?.nameCountry(country)}
          onDecline={() => buying.current?.decline()}
        />
      )}
      {stage.kind === 'asking' && (
        <PriceQuestion
          shownPrice={money}
          actualPrice={stage.right}
          taxed={stage.taxed}
          language={language}
          words={words}
          onAgree={() => void buying.current?.agree(stage.right, stage.taxed)}
          onDecline={() => buying.current?.decline()}
        />
      )}
    </>
  );
}

interface RenderIntoProps {
  /** The id of an element that already exists; without one, the children render in place. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Renders elsewhere on the page. Only for content that appears after hydration. */
function RenderInto({ id, children }: RenderIntoProps) {
  const target = id === undefined ? null : document.getElementById(id);
  return target ? createPortal(children, target) : children;
}

interface BuyMessageProps {
  readonly stage: Extract<Stage, { kind: 'unpaid' | 'failed' }>;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  /** The name of the item, where the message is not next to its button. */
  readonly of?: string | undefined;
  /** Tries again, or continues with the order. */
  readonly onAgain: () => void;
}

/** The result of pressing the button, and what the visitor can do next. */
function BuyMessage({ stage, words, contact, of, onAgain }: BuyMessageProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = stage.kind === 'failed';
  const message = hasFailed ? words.errors[stage.errorCode] : words.unpaid[stage.heard];
  // The message may be below the visible part of the page.
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div
      ref={box}
      className={stack(1, style.message)}
      {...dataProps({ failed: hasFailed || undefined, apart: of === undefined ? undefined : '' })}
      {...(of !== undefined && { role: 'group', 'aria-labelledby': id })}
    >
      {of !== undefined && (
        <p id={id} className={style.of}>
          {of}
        </p>
      )}
      <p className={style.text} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? <WarningIcon /> : <InfoIcon />}
        {message}
      </p>
      {hasFailed ? (
        <ErrorWays errorCode={stage.errorCode} words={words} contact={contact} onAgain={onAgain} />
      ) : (
        <UnpaidWays stage={stage} words={words} contact={contact} onAgain={onAgain} />
      )}
    </div>
  );
}

interface MessageWaysProps {
  readonly words: BuyWords;
  readonly contact: ContactWay;
  readonly onAgain: () => void;
}

/** After an error the visitor can try again or contact us; where cards are not accepted, only contact us. */
function ErrorWays({ errorCode, words, contact, onAgain }: MessageWaysProps & { readonly errorCode: OrderError }) {
  if (errorCode === 'unavailable') {
    return (
      <div className={style.person}>
        <Button href={contact.href} {...dataProps({ opens: contact.dialog })}>
          {contact.label}
        </Button>
      </div>
    );
  }
  return (
    <div className={row(0, style.ways)}>
      <Button look="quiet" size="small" onClick={onAgain}>
        {words.again}
      </Button>
      <Contact {...contact} />
    </div>
  );
}

/** An order that may be paid already: the link to the order comes first, so that no one pays twice. */
function UnpaidWays({
  stage: { orderPage, heard },
  words,
  contact,
  onAgain,
}: MessageWaysProps & { readonly stage: Extract<Stage, { kind: 'unpaid' }> }) {
  const ways = [
    <Button key="again" look="quiet" size="small" onClick={onAgain}>
      {words.continue}
    </Button>,
    <Button key="order" look="quiet" size="small" href={orderPage}>
      {words.order}
    </Button>,
  ];
  return (
    <div className={row(0, style.ways)}>
      {heard === 'noAnswer' ? [...ways].reverse() : ways}
      <Contact {...contact} />
    </div>
  );
}

function Contact({ href, dialog, label }: ContactWay) {
  return (
    <Button look="quiet" size="small" href={href} {...dataProps({ opens: dialog })}>
      {label}
    </Button>
  );
}
