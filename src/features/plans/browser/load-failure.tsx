import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import style from './plans.module.css';
import type { PlansWords } from './words.ts';

interface Props {
  readonly wanted: Currency;
  readonly shown: Currency;
  readonly language: Language;
  readonly words: PlansWords;
  readonly contact: ContactWay;
  readonly onAgain: () => void;
}

/** Prices that did not come: which ones are seen meanwhile, and the ways on. */
export function LoadFailure({ wanted, shown, language, words, contact, onAgain }: Props) {
  const { currencies } = words;
  return (
    <Callout tone="fault">
      <p>{format(words.failed, language, { wanted: currencies[wanted], shown: currencies[shown] })}</p>
      <div className={style.ways}>
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
        <Button size="small" look="secondary" href={contact.href} data-opens={contact.dialog}>
          {contact.label}
        </Button>
      </div>
    </Callout>
  );
}
