import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import type { MessageAction } from '../asked-message.ts';
import type { Reckoned } from '../reckon.ts';
import { CostlyList } from './costly-list.tsx';
import { MarkedMessage } from './marked-message.tsx';
import style from './sms-calculator.module.css';
import type { VerdictText } from './verdict-of.ts';
import type { SmsCalculatorWords } from './words.ts';

interface Props {
  readonly reckoned: Reckoned;
  readonly verdict: VerdictText;
  /** As it was before it was written without its costly characters. */
  readonly before: string | undefined;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
  readonly onAct: (action: MessageAction) => void;
}

/** Is something in it costly, what, and what is saved without it? */
export function Verdict({ reckoned, verdict, before, language, words, onAct }: Props) {
  const { text, costly, plainly, tooLong } = reckoned;
  const isCostly = costly.length > 0;
  const action = before !== undefined ? 'undo' : plainly.kind === 'saves' && !tooLong ? 'plain' : undefined;
  return (
    <div className={style.verdict} data-costly={isCostly ? '' : undefined}>
      {isCostly && <MarkedMessage text={text} label={words.marked} />}
      <div>
        <h3>
          {isCostly ? <WarningIcon /> : <SuccessIcon />} {verdict.title}
        </h3>
        <p>{verdict.saving}</p>
        {isCostly && <CostlyList costly={costly} language={language} words={words} />}
        {/* One button with two names, so that it keeps the focus of whoever presses it. */}
        {action && (
          <Button
            type="submit"
            name="action"
            value={action}
            look={action === 'plain' ? 'primary' : 'secondary'}
            onClick={(event) => {
              event.preventDefault();
              onAct(action);
            }}
          >
            {action === 'plain' ? words.rewrite : words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
