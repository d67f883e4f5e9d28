import { clients } from '#content/catalogue/clients.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { meetingDialogId } from '#site/dialogs.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import type { Colour } from '#ui/art/colours.ts';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Emblem } from '#ui/art/emblem.tsx';
import type { Shape } from '#ui/art/path.ts';
import { box } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { Flag } from '#ui/flag.tsx';
import { SiteLink } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { PlaceholderNote } from '../placeholder-note.tsx';
import style from './page.module.css';

export default function Page() {
  const { companyClients } = usePage().words;
  return (
    <>
      <Hero title={companyClients.headline} lead={companyClients.lead} picture={<ClientsHero />} layout="strip" />
      <ClientWall />
      <Beginnings />
      <NextStep title={companyClients.next.title} text={companyClients.next.text} tone="ice" />
    </>
  );
}

/** Each client with its emblem, its sector and country, and what it uses. */
function ClientWall() {
  const { words, language } = usePage();
  return (
    <Section id="clients" title={words.companyClients.list.title} tone="card">
      <ul className={style.wall}>
        {clients.map(({ id, sector, country, description }) => (
          <li key={id}>
            <Emblem seed={id} />
            <h3>{sector[language]}</h3>
            <p className={style.country}>
              <Flag of={country} /> {countryName({ id: country }, language)}
            </p>
            <p className={style.text}>{description[language]}</p>
          </li>
        ))}
      </ul>
      <PlaceholderNote of={clients} />
    </Section>
  );
}

const pages = ['/tryit', '/service_requirements', '/meet/book'] as const;

/** Three doors by which a client comes in. */
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
                  data-opens={page === '/meet/book' ? meetingDialogId : undefined}
                >
                  <strong>{door.name}</strong>
                  <span>{format(door.text, language, figures)}</span>
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

/** A street of eight houses, each with its own front, and ants who deliver. */
const ground = Array.from({ length: 12 }, () => 'blank:i').join(' ');

const houses: readonly (readonly [wall: Colour, door: Colour, sign: Shape, front: Colour, height: number])[] = [
  ['vermilion', 'night', 'leaf', 'mustard', 150],
  ['mustard', 'vermilion', 'ring', 'night', 210],
  ['forest', 'mustard', 'petal', 'blush', 170],
  ['blush', 'forest', 'flower', 'vermilion', 220],
  ['sky', 'night', 'fan', 'day', 180],
  ['mustard', 'forest', 'drop', 'sky', 200],
  ['night', 'vermilion', 'hourglass', 'mustard', 160],
  ['vermilion', 'sky', 'circle', 'blush', 214],
];

const width = 150;
const street = 266;

function ClientsHero({ title }: Alternative) {
  return (
    <Composition rows={[ground, ground, ground]} keep="bottom" title={title}>
      {houses.map(([wall, door, sign, front, height], index) => (
        <g key={sign} transform={`translate(${width * index} ${street - height})`}>
          <path className={classOf(wall)} d={box(0, 0, width, height)} />
          <path className={classOf(door)} d={`M96 ${height}v-52a22 22 0 0 1 44 0v52z`} />
          <g transform="translate(20 22)scale(.62)">
            <Tile shape={sign} front={front} />
          </g>
          <path className={classOf(front)} d={box(20, height - 50, 26, 30) + box(54, height - 50, 26, 30)} />
        </g>
      ))}
      <path className={classOf('day')} d={box(0, street, 12 * 100, 34)} />
      <g transform="translate(330 142)rotate(-5)scale(.5)">
        <Tile shape="quarter" front="vermilion" back="day" />
      </g>
      <Ant x={360} y={282} scale={0.84} pose="lift" body="day" limbs="night" />
      <Ant x={640} y={282} scale={0.84} body="mustard" pose="stride" limbs="night" />
      <Ant x={812} y={282} scale={0.84} body="vermilion" limbs="night" />
      <Ant x={70} y={282} scale={0.84} body="mustard" limbs="night" />
      <Ant x={1080} y={282} scale={0.84} faces="left" body="sky" limbs="day" />
    </Composition>
  );
}
