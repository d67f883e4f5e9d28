import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { compactNumber } from '#site/compact-number.ts';
import { RocketCounters } from '#ui/sections/rocket-counters.tsx';

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
