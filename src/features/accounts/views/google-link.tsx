import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { muted } from '#ui/layout.ts';
import { googleAddress } from '../sign-in.ts';
import style from './sign-in-form.module.css';

/** Outside the form, so that the form fields need not be valid. */
export function GoogleLink({ back }: { readonly back: string }) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  return (
    <>
      <p className={`${muted} ${style.or}`}>{form.or}</p>
      <Button href={googleAddress(back, language)} look="secondary" wide icon={<LetterG />}>
        {form.google}
      </Button>
    </>
  );
}

const LetterG = () => (
  <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth="3.4" d="M19 6.4A9 9 0 1 0 20.9 12H12.4" />
  </svg>
);
