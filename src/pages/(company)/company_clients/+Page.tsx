import { usePage } from '#platform/page/page.ts';
import { ClientsHero } from '#ui/art/heroes/clients.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
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
