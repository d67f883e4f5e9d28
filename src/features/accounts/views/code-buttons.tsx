import { Button } from '#ui/button.tsx';
import style from './code-field.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  /** The name under which the pressed button says what it asks for. */
  readonly field: 'step' | 'action';
  readonly confirm: Choice;
  readonly again: Choice;
  /** The code is of no use any more: a new one is the way on, also for whoever presses Enter. */
  readonly isSpent: boolean;
}

/** Goes on with the code, or asks for a new one. The first of them answers to the Enter key. */
export function CodeButtons({ field, confirm, again, isSpent }: Props) {
  const confirmButton = (
    <Button key="confirm" type="submit" name={field} value={confirm.value} look={isSpent ? 'secondary' : 'primary'}>
      {confirm.label}
    </Button>
  );
  const againButton = (
    <Button
      key="again"
      type="submit"
      name={field}
      value={again.value}
      formNoValidate
      look={isSpent ? 'primary' : 'secondary'}
    >
      {again.label}
    </Button>
  );
  return <div className={style.buttons}>{isSpent ? [againButton, confirmButton] : [confirmButton, againButton]}</div>;
}
