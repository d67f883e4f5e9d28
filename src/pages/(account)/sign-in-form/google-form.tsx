import { HiddenValues } from '#components/forms/hidden-values.tsx';
import { Button } from '#components/ui/button.tsx';
import { href } from '#site/address.ts';
import { usePage } from '#site/page.ts';
import type { SignInPath } from './paths.ts';
import style from './sign-in-form.module.css';

interface Props {
  readonly path: SignInPath;
  readonly back: string;
}

/** A form of its own: nothing that was typed for the code has to be right for it. */
export function GoogleForm({ path, back }: Props) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  return (
    <>
      <p className={style.or}>{form.or}</p>
      <form method="post" action={href(path, language)}>
        <HiddenValues values={{ step: 'google', back }} />
        <Button type="submit" look="secondary" wide icon={<LetterG />}>
          {form.google}
        </Button>
      </form>
    </>
  );
}

const LetterG = () => (
  <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth="3.4" d="M19 6.4A9 9 0 1 0 20.9 12H12.4" />
  </svg>
);
