import { company } from '#content/catalogue/company.ts';
import { clients, hasExamples } from '#content/catalogue/references.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { meetingDialogId } from '#site/dialogs.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { Emblem } from '#ui/art/emblem.tsx';
import { ClientsHero } from '#ui/art/heroes/company.tsx';
import { classNames } from '#ui/class-names.ts';
import { ExampleLabel } from '#ui/example-label.tsx';
import { Flag } from '#ui/flag.tsx';
import { line, muted } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { breakable, size4 } from '#ui/look.ts';
import { joined } from '#ui/page-look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.companyClients, Page);

function Page() {
  const { companyClients } = usePage().words;
  return (
    <>
      <Hero title={companyClients.headline} lead={companyClients.lead} picture={<ClientsHero />} layout="strip" />
      <ClientWall />
      <Beginnings />
    </>
  );
}

/** Each client with its emblem, its sector and country, and the products it uses. */
function ClientWall() {
  const { words, language } = usePage();
  const { whoFor } = words.sections;
  const isExample = hasExamples(clients);
  return (
    <Section
      id="clients"
      title={isExample ? whoFor.title : words.companyClients.list.title}
      lead={isExample && whoFor.note}
      tone="card"
    >
      <ul className={classNames(joined, style.wall)}>
        {clients.map(({ id, placeholder, name, url, sector, country, description }) => (
          <li key={id} className={breakable}>
            <Emblem seed={id} />
            <h3 className={size4}>
              {url ? <SiteLink to={url}>{name}</SiteLink> : (name ?? sector[language])}{' '}
              {placeholder && <ExampleLabel />}
            </h3>
            {name && <p>{sector[language]}</p>}
            <p className={line(2, style.country)}>
              <Flag of={country} /> {countryName({ id: country }, language)}
            </p>
            <p className={muted}>{description[language]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pages = ['/tryit', '/service_requirements', '/meet/book'] as const;

/** Three ways to become a client, as three doors. */
function Beginnings() {
  const { words, language } = usePage();
  const { begin } = words.companyClients;
  const figures = { days: company.trialDays, minutes: company.meetingMinutes };
  return (
    <Section id="begin" title={begin.title} tone="blush">
      <ol className={style.doors}>
        {pages.map((page, index) => {
          const door = begin.items[index];
          return (
            door && (
              <li key={page}>
                <SiteLink
                  to={page}
                  className={style.door}
                  {...dataProps({ opens: page === '/meet/book' ? meetingDialogId : undefined })}
                >
                  <strong>{door.name}</strong> <span>{format(door.text, language, figures)}</span>{' '}
                  <span className={style.link}>{door.link}</span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
