import { usePage } from '#platform/page/page.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Deck } from '#ui/sections/deck.tsx';

/** Four services, from the first question to the years after. */
export function ServicesDeck() {
  const { main } = usePage().words.home;
  const { cards, cardButton: button } = main;
  return (
    <Deck
      id="services"
      title={main.deck}
      lead={main.deckLead}
      tone="sand"
      cards={[
        {
          to: '/service_requirements',
          ...cards.requirements,
          button,
          picture: <Composition rows={['stripes:xw half:vm quarter1:is', 'stripes:xw drop3:vm quarter2:is']} />,
        },
        {
          to: '/service_design',
          ...cards.design,
          button,
          picture: <Composition rows={['quarter2:fb quarter3:fb petal:ms', 'quarter1:fb quarter:vb petal1:ms']} />,
        },
        {
          to: '/service_developing',
          ...cards.developing,
          button,
          picture: <Composition rows={['leaf1:vi blank:i leaf:fi', 'steps:xi steps:xm steps:xv']} />,
        },
        {
          to: '/service_support',
          ...cards.support,
          button,
          picture: <Composition rows={['arch:fm ring:wv arch:fm', 'quarter3:sb half2:wv quarter2:sb']} />,
        },
      ]}
    />
  );
}
