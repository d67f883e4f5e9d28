import { RocketCounters } from '#components/sections/rocket-counters.tsx';
import { company } from '#content/catalogue/company.ts';
import { compactNumber } from '#site/compact-number.ts';
import { usePage } from '#site/page.ts';

/** The figures of the landing page, which counts otherwise than the homes, as specified. */
export function Launches() {
  const { words } = usePage();
  const { counters } = words.home.shared;
  const { projects, yearsOfExperience, programmingHours, bots } = company.landing;
  return (
    <RocketCounters
      title={words.welcome.rocket}
      figures={[
        { figure: compactNumber(projects), label: counters.projects },
        { figure: compactNumber(yearsOfExperience), label: counters.years },
        { figure: `+${compactNumber(programmingHours)}`, label: counters.programmingHours },
        { figure: `+${compactNumber(bots)}`, label: counters.bots },
      ]}
    />
  );
}
