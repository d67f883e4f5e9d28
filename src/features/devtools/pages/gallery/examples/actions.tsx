import { dataProps } from '#platform/page/data-attributes.ts';
import { countries } from '#site/countries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import * as icons from '#ui/icons.tsx';
import { centeredRow } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import type { Part } from './example.ts';
import style from './examples.module.css';

const { ArrowIcon, CalendarIcon, CheckIcon, CloseIcon } = icons;
const looks = ['primary', 'secondary', 'quiet'] as const;
const states = ['hover', 'focus', 'pressed'] as const;
const tones = ['neutral', 'info', 'success', 'danger', 'highlight'] as const;

const buttonStates = (look: (typeof looks)[number]) =>
  Object.entries({
    rest: {},
    ...Object.fromEntries(states.map((state) => [state, dataProps({ state })])),
    disabled: { disabled: true },
    busy: { busy: true },
  }).map(([state, props]) => [
    `${look}, ${state}`,
    <Button key={state} look={look} {...props}>
      Schedule
    </Button>,
  ]);

export const actions: readonly Part[] = [
  {
    part: 'button',
    title: 'Button',
    note: 'One primary a screen. With an address it is a link and needs no script.',
    examples: {
      ...Object.fromEntries(looks.flatMap(buttonStates)),
      small: <Button size="small">Sign in</Button>,
      large: <Button size="large">Try 7 days free</Button>,
      'with an icon': <Button icon={<CalendarIcon />}>Schedule</Button>,
      'link, icon after': (
        <Button href="/products" look="secondary" iconAfter={<ArrowIcon />}>
          See products
        </Button>
      ),
      'icon alone': <Button look="secondary" icon={<CloseIcon />} aria-label="Close" />,
      wide: <Button wide>Send the request</Button>,
    },
  },
  {
    part: 'link',
    title: 'Link',
    examples: {
      'in a sentence': (
        <p>
          Read how we <Link href="/company_methodology">work</Link>.
        </p>
      ),
      'new tab': (
        <Link href="https://example.com" newTab="opens in a new tab">
          Status page
        </Link>
      ),
      alone: (
        <Link href="/products" arrow>
          All products
        </Link>
      ),
    },
  },
  {
    part: 'badge',
    title: 'Badge',
    examples: {
      ...Object.fromEntries(
        tones.map((tone) => [
          tone,
          <Badge key={tone} tone={tone}>
            Recommended
          </Badge>,
        ]),
      ),
      'with an icon': (
        <Badge tone="success" icon={<CheckIcon />}>
          Paid
        </Badge>
      ),
    },
  },
  {
    part: 'flag',
    title: 'Flag',
    note: 'Stands beside the name of the country and is hidden from assistive technology.',
    examples: Object.fromEntries(
      countries.map(({ id }) => [
        id,
        <span key={id} className={centeredRow(4)}>
          <Flag of={id} />
          <Flag of={id} className={style.large} />
        </span>,
      ]),
    ),
  },
  {
    part: 'icon',
    title: 'Icons',
    examples: Object.fromEntries(
      Object.entries(icons).map(([name, Icon]) => [
        name.replace('Icon', ''),
        <span key={name} className={style.icon}>
          <Icon />
        </span>,
      ]),
    ),
  },
];
