import { clients, partners } from '#content/catalogue/references.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { countryName } from '#site/formatters.ts';
import { Emblem } from '../art/emblem.tsx';
import { classNames } from '../class-names.ts';
import { ExampleLabel } from '../example-label.tsx';
import { stack } from '../layout.ts';
import { Link } from '../link.tsx';
import style from './clients.module.css';
import { Section } from './section.tsx';

export interface ReferenceProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly tone?: 'paper' | 'card' | 'sand';
}

/** The company's clients, by name, sector and country. */
export function Clients(props: ReferenceProps) {
  return (
    <Section id="clients" {...props} aside={<AllClients />}>
      <ClientEmblems />
    </Section>
  );
}

export function AllClients() {
  const { words, language } = usePage();
  return (
    <Link href={href('/company_clients', language)} arrow>
      {words.home.shared.allClients}
    </Link>
  );
}

/** The ten partners, by name and description. */
export function Partners(props: ReferenceProps) {
  return (
    <Section id="partners" {...props}>
      <PartnerEmblems />
    </Section>
  );
}

/** An example says which product it could use; a client is known by name, and says where it is. */
export function ClientEmblems() {
  const { language } = usePage();
  const entries = clients.map(({ id, placeholder, name, sector, country, description }) => ({
    id: `client-${id}`,
    name: name ?? sector[language],
    note: name ? `${sector[language]}, ${countryName({ id: country }, language)}` : description[language],
    isExample: placeholder,
  }));
  return <Emblems entries={entries} look="client" />;
}

export function PartnerEmblems() {
  const { language } = usePage();
  const entries = partners.map(({ id, placeholder, name, kind }) => ({
    id: `partner-${id}`,
    name: name ?? kind[language],
    note: name && kind[language],
    isExample: placeholder,
  }));
  return <Emblems entries={entries} look="partner" />;
}

interface EmblemsProps {
  readonly entries: readonly {
    /** Also the seed of the emblem. */
    readonly id: string;
    readonly name: string;
    readonly note?: string | undefined;
    readonly isExample: boolean;
  }[];
  /** A grid of tiles, or lines of small ones. */
  readonly look: 'client' | 'partner';
}

/** Companies by their emblems, drawn from seeds until the owner supplies the real ones. */
function Emblems({ entries, look }: EmblemsProps) {
  return (
    <ul className={classNames(look === 'client' ? style.floor : style.line)}>
      {entries.map(({ id, name, note, isExample }) => (
        <li key={id}>
          <Emblem seed={id} mono={look === 'partner'} />
          <span className={stack(1, style.text)}>
            <strong>{name}</strong> {isExample && <ExampleLabel />} {note && <span className={style.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
