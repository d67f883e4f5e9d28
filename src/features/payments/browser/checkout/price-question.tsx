import { useEffect, useId, useRef } from 'react';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Taxed } from './read-order.ts';
import type { BuyWords } from './words.ts';

type Change = BuyWords['change'];

interface Props {
  readonly shownPrice: Money;
  readonly actualPrice: Money;
  /** Undefined: no taxes are added. */
  readonly taxed?: Taxed | undefined;
  readonly language: Language;
  readonly words: {
    /** A quote asks before its taxes are known. */
    readonly change: Omit<Change, 'taxes' | 'taxesText'> & Partial<Change>;
    readonly currencies: BuyWords['currencies'];
  };
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Asks the visitor to agree to a price or currency that differs from the one they saw. */
export function PriceQuestion({ shownPrice, actualPrice, taxed, language, words, onAgree, onDecline }: Props) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const dialog = text.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    // The close button comes first in the dialog, but the action should have the focus.
    dialog?.querySelector<HTMLElement>(withData('first'))?.focus();
  }, []);
  const { change, currencies } = words;
  const display = shownPrice.currency === actualPrice.currency ? 'symbol' : 'code';
  const write = (money: Money) => formatMoney(money, language, display);
  const locale = localeOf(language);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const say = (message: string) =>
    format(message, language, {
      asked: write(taxed ? actualPrice : shownPrice),
      right: write(taxed?.total ?? actualPrice),
      currency: currencies[actualPrice.currency],
      taxes: (taxed?.taxes ?? []).map((tax) => `${tax.name} ${percent.format(tax.percent / 100)}`).join(', '),
    });
  const reason = reasonOf({ shownPrice, actualPrice, taxed });
  return (
    <Dialog
      id={id}
      title={say(change[reason] ?? '')}
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
        {say(change[`${reason}Text`] ?? '')}
      </p>
    </Dialog>
  );
}

function reasonOf({ shownPrice, actualPrice, taxed }: Pick<Props, 'shownPrice' | 'actualPrice' | 'taxed'>) {
  if (taxed) return 'taxes';
  return shownPrice.currency === actualPrice.currency ? 'price' : 'currency';
}
