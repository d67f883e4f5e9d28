import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { consentVersion } from '../consent-text.ts';
import style from './consent-form.module.css';

/** Two answers, equally easy. `saved` is said once one is given. */
export function ConsentForm({ saved }: { saved?: string }) {
  const { cookies } = usePage().words.shell;
  return (
    <form className={style.answers} data-choice="consent" data-version={consentVersion} data-saved={saved}>
      <Button type="submit" name="consent" value="false" look="secondary">
        {cookies.necessary}
      </Button>
      <Button type="submit" name="consent" value="true" look="secondary">
        {cookies.accept}
      </Button>
    </form>
  );
}
