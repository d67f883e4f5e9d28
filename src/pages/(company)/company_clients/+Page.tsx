import { ClientsHero } from '#components/art/heroes/clients.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { usePage } from '#site/page.ts';
import { Beginnings } from './beginnings.tsx';
import { ClientWall } from './client-wall.tsx';

export default function Page() {
  const { companyClients } = usePage().words;
  return (
    <>
      <Hero title={companyClients.headline} lead={companyClients.lead} picture={<ClientsHero />} layout="strip" />
      <ClientWall />
      <Beginnings />
      <NextStep title={companyClients.next.title} text={companyClients.next.text} tone="ice" />
    </>
  );
}
