import { useEffect, useId, useRef } from 'react';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { BuyWords } from './words.ts';

interface Props {
  readonly shownPrice: Money;
  readonly actualPrice: Money;
  readonly language: Language;
  readonly words: Pick<BuyWords, 'change' | 'currencies'>;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks the visitor to agree to a price or currency that differs from the one they saw. */
export function PriceQuestion({ shownPrice, actualPrice, language, words, onAgree, onDecline }: Props) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const dialog = text.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    // The close button comes first in the dialog, but the action should have the focus.
    dialog?.querySelector<HTMLElement>(withData('first'))?.focus();
  }, []);
  const { change, currencies } = words;
  const isPrice = shownPrice.currency === actualPrice.currency;
  const write = (money: Money) => formatMoney(money, language, 'code');
  const say = (message: string) =>
    format(message, language, {
      asked: write(shownPrice),
      right: write(actualPrice),
      currency: currencies[actualPrice.currency],
    });
  return (
    <Dialog
      id={id}
      title={say(isPrice ? change.price : change.currency)}
      closeLabel={change.close}
      aria-describedby={`${id}-text`}
      // The close button, Escape and a click outside all close the dialog.
      onClose={onDecline}
      actions={
        <>
          <Button onClick={onAgree} {...dataProps({ first: '' })}>
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
