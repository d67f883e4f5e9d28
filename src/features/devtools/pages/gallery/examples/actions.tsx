import { dataProps } from '#platform/page/data-attributes.ts';
import { countries } from '#site/countries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import * as icons from '#ui/icons.tsx';
import { centeredRow } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import style from './actions.module.css';
import type { Part } from './example.ts';

const { ArrowIcon, CalendarIcon, CheckIcon, CloseIcon } = icons;
const looks = ['primary', 'secondary', 'quiet'] as const;
const states = ['hover', 'focus', 'pressed'] as const;
const tones = ['neutral', 'info', 'success', 'danger', 'highlight'] as const;

export const actions: readonly Part[] = [
  {
    part: 'button',
    title: 'Button',
    note: 'One primary a screen. With an address it is a link and needs no script.',
    examples: [
      ...looks.flatMap((look) => [
        { name: `${look}, rest`, draw: () => <Button look={look}>Schedule</Button> },
        ...states.map((state) => ({
          name: `${look}, ${state}`,
          draw: () => (
            <Button look={look} {...dataProps({ state })}>
              Schedule
            </Button>
          ),
        })),
        {
          name: `${look}, disabled`,
          draw: () => (
            <Button look={look} disabled>
              Schedule
            </Button>
          ),
        },
        {
          name: `${look}, busy`,
          draw: () => (
            <Button look={look} busy>
              Schedule
            </Button>
          ),
        },
      ]),
      { name: 'small', draw: () => <Button size="small">Sign in</Button> },
      { name: 'large', draw: () => <Button size="large">Try 7 days free</Button> },
      { name: 'with an icon', draw: () => <Button icon={<CalendarIcon />}>Schedule</Button> },
      {
        name: 'link, icon after',
        draw: () => (
          <Button href="/products" look="secondary" iconAfter={<ArrowIcon />}>
            See products
          </Button>
        ),
      },
      {
        name: 'icon alone',
        draw: () => <Button look="secondary" icon={<CloseIcon />} aria-label="Close" />,
      },
      { name: 'wide', draw: () => <Button wide>Send the request</Button> },
    ],
  },
  {
    part: 'link',
    title: 'Link',
    examples: [
      {
        name: 'in a sentence',
        draw: () => (
          <p>
            Read how we <Link href="/company_methodology">work</Link>.
          </p>
        ),
      },
      {
        name: 'new tab',
        draw: () => (
          <Link href="https://example.com" newTab="opens in a new tab">
            Status page
          </Link>
        ),
      },
      {
        name: 'alone',
        draw: () => (
          <Link href="/products" arrow>
            All products
          </Link>
        ),
      },
    ],
  },
  {
    part: 'badge',
    title: 'Badge',
    examples: [
      ...tones.map((tone) => ({ name: tone, draw: () => <Badge tone={tone}>Recommended</Badge> })),
      {
        name: 'with an icon',
        draw: () => (
          <Badge tone="success" icon={<CheckIcon />}>
            Paid
          </Badge>
        ),
      },
    ],
  },
  {
    part: 'flag',
    title: 'Flag',
    note: 'Stands beside the name of the country and is hidden from assistive technology.',
    examples: countries.map(({ id }) => ({
      name: id,
      draw: () => (
        <span className={centeredRow(4)}>
          <Flag of={id} />
          <Flag of={id} className={style.large} />
        </span>
      ),
    })),
  },
  {
    part: 'icon',
    title: 'Icons',
    examples: Object.entries(icons).map(([name, Icon]) => ({
      name: name.replace('Icon', ''),
      draw: () => (
        <span className={style.icon}>
          <Icon />
        </span>
      ),
    })),
  },
];
