import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { draftDays } from '../../stored.ts';
import style from './contact-form.module.css';
import type { ContactFormWords } from './words.ts';

interface Props {
  readonly words: ContactFormWords;
  readonly language: Language;
  readonly onClear: () => void;
}

/** Who shares a device sees what is kept on it, and can remove it. */
export function DraftNote({ words, language, onClear }: Props) {
  return (
    <div className={style.kept}>
      <p>{format(words.kept, language, { days: draftDays })}</p>
      <Button look="quiet" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
