import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { announce } from '#platform/browser/announce.ts';
import { returnFocus } from '#platform/browser/return-focus.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { buyPath, type PurchaseFields } from '../../purchase-fields.ts';
import { BuyMessage } from './buy-message.tsx';
import style from './checkout.module.css';
import { PriceQuestion } from './price-question.tsx';
import { RenderInto } from './render-into.tsx';
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
