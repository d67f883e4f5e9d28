import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Deck } from '#ui/sections/deck.tsx';

/** The four ways to work with the company, each with a picture of three by two tiles. */
export function CanadaDeck() {
  const { canada } = usePage().words.home;
  const { cards } = canada;
  return (
    <Deck
      id="ways"
      title={canada.deck}
      cards={[
        {
          to: '/products',
          ...cards.products,
          picture: <Composition rows={['half:si half:si drop2:vb', 'half2:si circle:mf quarter:vb']} />,
        },
        {
          to: '/development',
          ...cards.development,
          picture: <Composition rows={['steps:fm petal:bv steps:fm', 'leaf:is steps:fm ring:xm']} />,
        },
        {
          to: '/development/data_analytics',
          ...cards.analytics,
          picture: <Composition rows={['stripes1:sw half1:vm fan3:sw', 'stripes1:sw stripes1:vb stripes1:xm']} />,
        },
        {
          to: '/code',
          ...cards.code,
          picture: <Composition rows={['bends:mx dots:vx bends1:mx', 'bend2:mx road:mx bend:mx']} />,
        },
      ]}
    />
  );
}
