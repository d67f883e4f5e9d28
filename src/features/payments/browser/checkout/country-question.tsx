import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { CustomerCountry } from '../../taxes.ts';
import type { BuyWords } from './words.ts';

interface Props {
  readonly words: BuyWords['country'];
  readonly onChoose: (country: CustomerCountry) => void;
  readonly onDecline: () => void;
}

/** Asks for the customer's country, on which the taxes depend, before a total is shown. */
export function CountryQuestion({ words, onChoose, onDecline }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector('select')?.focus();
  }, []);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const chosen = form.current?.querySelector('select')?.value;
    const country = words.options.find(({ value }) => value === chosen);
    if (country) onChoose(country.value);
  };
  return (
    <Dialog id={id} title={words.title} closeLabel={words.close} aria-describedby={`${id}-text`} onClose={onDecline}>
      <form ref={form} className={stack(4)} onSubmit={choose}>
        <p id={`${id}-text`}>{words.text}</p>
        <SelectField
          id={`${id}-country`}
          name="country"
          label={words.label}
          placeholder={words.choose}
          options={words.options}
          autoComplete="country"
          required
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </Dialog>
  );
}
