import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AboutHero } from '#ui/art/heroes/about.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Figures } from './figures.tsx';
import { Mission } from './mission.tsx';
import { MoreAboutUs } from './more-about-us.tsx';
import { Places } from './places.tsx';
import { placesAndCountries } from './places-and-countries.ts';
import { Vision } from './vision.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { companyAbout } = words;
  return (
    <>
      <Hero
        title={companyAbout.headline}
        lead={format(companyAbout.lead, language, placesAndCountries)}
        picture={<AboutHero />}
        layout="strip"
        tone="mustard"
      />
      <Figures />
      <Mission />
      <Places />
      <Vision />
      <MoreAboutUs />
      <NextStep
        title={companyAbout.next.title}
        text={format(companyAbout.next.text, language, { minutes: company.meetingMinutes })}
      />
    </>
  );
}
