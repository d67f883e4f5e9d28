import { PlainCountries } from '#features/tickets/browser/phone/plain-countries.tsx';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { callingCodes } from '#site/phone.ts';
import GalleryDemo from '../../../browser/gallery-demo.tsx';
import type { Part } from './example.ts';

interface Props {
  readonly id: string;
  readonly error?: string;
  readonly optional?: string;
  readonly disabled?: boolean;
}

/** In the page's language, because the country names are what is worth seeing. */
function Phone(props: Props) {
  const { language, words } = usePage();
  const invalid = words.ticket.problems.telefono_cliente.invalid;
  const { phone, contactForm } = words;
  return (
    <Island
      name="gallery-demo"
      of={GalleryDemo}
      props={{
        phone: { ...props, label: contactForm.labels.phone, language, words: phone, invalid, checkLabel: 'Check' },
      }}
    >
      <PlainCountries name="phone" label={phone.country} choose={phone.choose} countries={callingCodes(language)} />
    </Island>
  );
}

export const phones: readonly Part[] = [
  {
    part: 'phone',
    title: 'Phone',
    note: 'The country is that of the visitor, of a pasted number, or chosen from the list. Without JavaScript: two plain controls.',
    examples: {
      empty: <Phone id="p-empty" />,
      optional: <Phone id="p-optional" optional="(optional)" />,
      error: <Phone id="p-error" error="A number in Colombia has ten digits." />,
      disabled: <Phone id="p-off" disabled />,
    },
  },
];
