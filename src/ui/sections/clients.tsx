import { clients, partners } from '#content/catalogue/references.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { countryName } from '#site/formatters.ts';
import { Emblem } from '../art/emblem.tsx';
import { classNames } from '../class-names.ts';
import { stack } from '../layout.ts';
import { Link } from '../link.tsx';
import style from './clients.module.css';
import { Section } from './section.tsx';

interface Props {
  readonly title: string;
  readonly look?: 'floor' | 'line';
  readonly tone?: 'paper' | 'card' | 'sand';
}

/** The company's clients, by sector and country. */
export function Clients({ title, look = 'floor', tone = 'paper' }: Props) {
  const { words, language } = usePage();
  const entries = clients.map(({ id, sector, country }) => ({
    id,
    name: sector[language],
    note: countryName({ id: country }, language),
  }));
  return (
    <Section
      id="clients"
      title={title}
      lead={words.sections.placeholderNote}
      tone={tone}
      aside={
        <Link href={href('/company_clients', language)} arrow>
          {words.home.shared.allClients}
        </Link>
      }
    >
      <Emblems family="client" entries={entries} look={look} />
    </Section>
  );
}

/** The ten partners, by description. */
export function Partners({ title, lead, look = 'floor' }: { title: string; lead?: string; look?: 'floor' | 'line' }) {
  const { language } = usePage();
  return (
    <Section id="partners" title={title} lead={lead}>
      <Emblems family="partner" entries={partners.map(({ id, kind }) => ({ id, name: kind[language] }))} look={look} />
    </Section>
  );
}

interface EmblemsProps {
  readonly entries: readonly { readonly id: string; readonly name: string; readonly note?: string }[];
  /** The prefix of the seeds, so that a client and a partner of one id differ. */
  readonly family: 'client' | 'partner';
  /** A grid of tiles, or one line of small ones if there is space. */
  readonly look?: 'floor' | 'line';
}

/** Companies by their emblems, drawn from seeds until the owner supplies the real ones. */
function Emblems({ entries, family, look = 'floor' }: EmblemsProps) {
  return (
    <ul className={classNames(style[look], style[family])}>
      {entries.map(({ id, name, note }) => (
        <li key={id}>
          <Emblem seed={`${family}-${id}`} mono={look === 'line'} />
          <span className={stack(0, style.text)}>
            <strong>{name}</strong> {note && <span className={style.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
