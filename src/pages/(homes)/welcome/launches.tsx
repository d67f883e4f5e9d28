import { RocketCounters } from '#components/sections/rocket-counters.tsx';
import { company } from '#content/catalogue/company.ts';
import { compactNumber } from '#site/compact-number.ts';
import { usePage } from '#site/page.ts';

/** The figures of the landing page, which counts otherwise than the homes, as specified. */
export function Launches() {
  const { words, language } = usePage();
  const { counters } = words.home.shared;
  const { projects, yearsOfExperience, programmingHours, bots } = company.landing;
  const count = (value: number) => compactNumber(value, language);
  return (
    <RocketCounters
      title={words.welcome.rocket}
      figures={[
        { figure: count(projects), label: counters.projects },
        { figure: count(yearsOfExperience), label: counters.years },
        { figure: `+${count(programmingHours)}`, label: counters.programmingHours },
        { figure: `+${count(bots)}`, label: counters.bots },
      ]}
    />
  );
}
