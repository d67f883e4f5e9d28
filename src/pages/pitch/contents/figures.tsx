import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import style from './figures.module.css';

const counters = ['projects', 'years', 'codingHours', 'bots'] as const;

export function Figures() {
  const { words, language } = usePage();
  const short = new Intl.NumberFormat(localeOf(language), { notation: 'compact' });
  return (
    <dl className={style.figures}>
      {counters.map((counter) => (
        <div key={counter} data-room="light">
          <dt>{words.pitch.figures[counter]}</dt>
          <dd>+{short.format(company.homeCounters[counter])}</dd>
        </div>
      ))}
    </dl>
  );
}
