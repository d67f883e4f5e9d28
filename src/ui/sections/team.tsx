import { team } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Portrait } from '../art/portrait.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Section } from './section.tsx';
import style from './team.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Everyone with a role, or one row of faces. */
  readonly look?: 'wall' | 'row';
}

/** The team. */
export function Team({ title, lead, look = 'wall' }: Props) {
  const { words, language } = usePage();
  return (
    <Section
      id="team"
      title={title}
      lead={lead}
      aside={
        <Link href={href('/company_team', language)} arrow>
          {words.home.shared.wholeTeam}
        </Link>
      }
    >
      <ul className={classNames(style.team, style[look])}>
        {team.map(({ id, role }) => (
          <li key={id}>
            <Portrait seed={id} />
            <span className={style.role}>{role[language]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
