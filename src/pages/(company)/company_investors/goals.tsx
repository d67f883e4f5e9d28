import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { ClientDots } from './client-dots.tsx';
import { CountryTiles } from './country-tiles.tsx';
import { Goal } from './goal.tsx';
import { millions } from './millions.ts';
import { ValueRuler } from './value-ruler.tsx';

const { countries, clients, value } = company.investors;

/** Three goals, each in the picture that is honest about it. */
export function Goals() {
  const { words, language } = usePage();
  const { goals } = words.companyInvestors;
  const inCountries = { now: company.countries, goal: countries.goal };
  const inDollars = {
    now: millions(value.now, language),
    goal: millions(value.goal, language),
    millimetres: (value.now / value.goal) * 1000,
  };
  return (
    <Section id="goals" title={goals.title} tone="card">
      <Goal
        name={goals.countries.name}
        figure={format(goals.countries.figure, language, inCountries)}
        text={format(goals.countries.text, language, inCountries)}
      >
        <CountryTiles {...inCountries} />
      </Goal>
      <Goal
        name={goals.clients.name}
        figure={format(goals.clients.figure, language, clients)}
        text={goals.clients.text}
      >
        <ClientDots goal={clients.goal} />
      </Goal>
      <Goal
        name={goals.value.name}
        figure={format(goals.value.figure, language, inDollars)}
        text={format(goals.value.text, language, inDollars)}
      >
        <ValueRuler {...value} />
      </Goal>
    </Section>
  );
}
