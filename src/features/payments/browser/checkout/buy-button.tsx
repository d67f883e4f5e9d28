import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '#platform/browser/announce.ts';
import { returnFocus } from '#platform/browser/focus.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { buyPath, type PurchaseFields } from '../../purchase-fields.ts';
import type { Stage } from './buying.ts';
import style from './checkout.module.css';
import { PriceQuestion } from './price-question.tsx';
import type { OrderError } from './read-order.ts';
import { useBuying } from './use-buying.ts';
import type { BuyWords, ContactWay } from './words.ts';

interface Props {
  readonly purchase: PurchaseFields;
  /** What the visitor was shown. */
  readonly money: Money;
  readonly language: Language;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  readonly look?: ComponentProps<typeof Button>['look'];
  /** The id of where messages stand, and what they are about; without it they stand beside the button. */
  readonly room?: { readonly id: string; readonly of: string };
  readonly children: ReactNode;
}

/** Opens the checkout for one thing. An ordinary form, which leads to the same checkout without a script. */
export function BuyButton({ purchase, money, language, words, contact, look = 'primary', room, children }: Props) {
  const { stage, buying } = useBuying(purchase);
  const form = useRef<HTMLFormElement>(null);
  const isOpening = stage.kind === 'opening';
  const heard = stage.kind === 'unpaid' && stage.heard !== 'nothing' && stage.heard;
  useEffect(() => {
    if (!isOpening && !heard) return;
    announce(heard ? words.unpaid[heard] : words.opening, language);
    // What had the focus is gone: the window, a question, or the line below.
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
        <RenderInto id={room?.id}>
          <BuyMessage stage={stage} words={words} contact={contact} of={room?.of} onAgain={buy} />
        </RenderInto>
      )}
      {stage.kind === 'asking' && (
        <PriceQuestion
          asked={money}
          right={stage.right}
          language={language}
          words={words}
          onAgree={() => void buying.current?.agree(stage.right)}
          onDecline={() => buying.current?.decline()}
        />
      )}
    </>
  );
}

interface RenderIntoProps {
  /** Of an element that is already there; undefined: it stays where it is. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Draws something elsewhere on the page: only for what appears after the page is awake. */
function RenderInto({ id, children }: RenderIntoProps) {
  const room = id === undefined ? null : document.getElementById(id);
  return room ? createPortal(children, room) : children;
}

interface BuyMessageProps {
  readonly stage: Extract<Stage, { kind: 'unpaid' | 'failed' }>;
  readonly words: BuyWords;
  readonly contact: ContactWay;
  /** What was to be bought, where the message does not stand beside its button. */
  readonly of?: string | undefined;
  /** Tries again, or goes on with the order. */
  readonly onAgain: () => void;
}

/** What became of the press on a button, and the ways on. */
function BuyMessage({ stage, words, contact, of, onAgain }: BuyMessageProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = stage.kind === 'failed';
  const said = hasFailed ? words.errors[stage.errorCode] : words.unpaid[stage.heard];
  // It may stand below what is in sight.
  useEffect(() => {
    if (said) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div
      ref={box}
      className={style.message}
      data-failed={hasFailed || undefined}
      data-apart={of === undefined ? undefined : ''}
      {...(of !== undefined && { role: 'group', 'aria-labelledby': id })}
    >
      {of !== undefined && (
        <p id={id} className={style.of}>
          {of}
        </p>
      )}
      <p className={style.said} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? <WarningIcon /> : <InfoIcon />}
        {said}
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

/** After a fault: once more, or a person. Where cards cannot be taken at all, a person alone. */
function ErrorWays({ errorCode, words, contact, onAgain }: MessageWaysProps & { readonly errorCode: OrderError }) {
  if (errorCode === 'unavailable') {
    return (
      <div className={style.person}>
        <Button href={contact.href} data-opens={contact.dialog}>
          {contact.label}
        </Button>
      </div>
    );
  }
  return (
    <div className={style.ways}>
      <Button look="quiet" size="small" onClick={onAgain}>
        {words.again}
      </Button>
      <Contact {...contact} />
    </div>
  );
}

/** With an order that may be paid already, nobody should pay before they have looked. */
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
    <div className={style.ways}>
      {heard === 'noAnswer' ? [...ways].reverse() : ways}
      <Contact {...contact} />
    </div>
  );
}

function Contact({ href, dialog, label }: ContactWay) {
  return (
    <Button look="quiet" size="small" href={href} data-opens={dialog}>
      {label}
    </Button>
  );
}
