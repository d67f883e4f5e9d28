import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Link } from '../link.tsx';
import style from './methodology.module.css';
import { Rhythm } from './rhythm.tsx';
import { Section } from './section.tsx';
import type { Tone } from './tone.ts';

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
      <ol className={look === 'path' ? style.path : style.list}>
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
