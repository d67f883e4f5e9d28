import { useEffect, useId, useRef } from 'react';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { BuyWords } from './words.ts';

interface Props {
  readonly asked: Money;
  readonly right: Money;
  readonly language: Language;
  readonly words: Pick<BuyWords, 'change' | 'currencies'>;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Another price, or another currency, than the visitor saw: nothing is bought before they agree. */
export function PriceQuestion({ asked, right, language, words, onAgree, onDecline }: Props) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const dialog = text.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    // Not the cross, which comes first.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  const { change, currencies } = words;
  const isPrice = asked.currency === right.currency;
  const write = (money: Money) => formatMoney(money, language, 'code');
  const say = (message: string) =>
    format(message, language, { asked: write(asked), right: write(right), currency: currencies[right.currency] });
  return (
    <Dialog
      id={id}
      title={say(isPrice ? change.price : change.currency)}
      closeLabel={change.close}
      aria-describedby={`${id}-text`}
      // The cross, Escape and a press beside it all close it.
      onClose={onDecline}
      actions={
        <>
          <Button onClick={onAgree} data-first="">
            {say(change.agree)}
          </Button>
          <Button look="secondary" onClick={() => text.current?.closest('dialog')?.close()}>
            {change.decline}
          </Button>
        </>
      }
    >
      <p ref={text} id={`${id}-text`}>
        {say(isPrice ? change.priceText : change.currencyText)}
      </p>
    </Dialog>
  );
}
