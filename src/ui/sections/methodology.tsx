import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { stack } from '../layout.ts';
import { Link } from '../link.tsx';
import style from './methodology.module.css';
import { Section, type Tone } from './section.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Six stations in a row, or the meetings in the weeks of a project. */
  readonly look?: 'path' | 'rhythm';
  readonly tone?: Tone;
}

/** How a project runs here. */
export function Methodology({ title, lead, look = 'path', tone = 'paper' }: Props) {
  const { words, language } = usePage();
  const { methodology, howWeWork } = words.home.shared;
  return (
    <Section
      id="methodology"
      title={title}
      lead={lead}
      tone={tone}
      aside={
        <Link href={href('/company_methodology', language)} arrow>
          {howWeWork}
        </Link>
      }
    >
      {look === 'rhythm' && <Rhythm />}
      <ol className={stack(0, look === 'path' ? style.path : style.list)}>
        {methodology.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Three months of four weeks: enough to see what repeats when. */
const weeks = Array.from({ length: 12 }, (_, index) => index + 1);

const kinds = ['weekly', 'monthly', 'lessons'] as const;

const happens: Readonly<Record<(typeof kinds)[number], (week: number) => boolean>> = {
  weekly: () => true,
  monthly: (week) => week % 4 === 0,
  lessons: (week) => week === weeks.length,
};

/** When people meet in a project of twelve weeks. The list beside it says the same in words. */
function Rhythm() {
  const { rhythm } = usePage().words.home.shared;
  return (
    <div className={stack(0, style.rhythm)} role="img" aria-label={rhythm.label}>
      {kinds.map((kind) => (
        <div key={kind} className={stack(0, style.row)}>
          <span className={style.name}>{rhythm[kind]}</span>{' '}
          <span className={style.weeks}>
            {weeks.map((week) => (
              <span key={week} className={happens[kind](week) ? style[kind] : undefined} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
