import { Mark } from '#ui/art/mark.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { Stats } from '#ui/stats.tsx';
import { Table } from '#ui/table.tsx';
import { Timeline } from '#ui/timeline.tsx';
import type { Part } from './example.ts';

const plans = {
  columns: [
    { label: 'Plan' },
    { label: 'Hours a month', figures: true },
    { label: 'Answer within' },
    { label: 'Price', figures: true },
  ],
  rows: [
    { cells: ['Basic', '10', '8 hours', '$ 250'] },
    { cells: ['Standard', '25', '4 hours', '$ 550'], recommended: true },
    { cells: ['Premium', '60', '1 hour', '$ 1,200'] },
  ],
  recommended: 'Recommended',
} as const;

export const content: readonly Part[] = [
  {
    part: 'card',
    title: 'Card',
    note: 'Cards share their lines. The whole card leads where its link leads.',
    wide: true,
    examples: {
      'grid of three': (
        <CardGrid>
          <Card
            headingLevel={4}
            mark={<Mark of="suppmail" />}
            title="Suppmail"
            text="Requests, complaints and quotes, each with an owner and a deadline."
            price={{ amount: '$ 50.000', unit: '/ month' }}
            link={{ href: '/products/suppmail', label: 'Discover' }}
          />
          <Card
            headingLevel={4}
            mark={<Mark of="wabot" />}
            badge={<Badge tone="highlight">New</Badge>}
            title="Wabot"
            text="Answers your customers day and night."
            price={{ amount: '$ 100.000', unit: '/ month' }}
            link={{ href: '/products/wabot', label: 'Discover' }}
          />
          <Card headingLevel={4} title="Text alone" text="A card without a link does not react to the pointer." />
          <Card headingLevel={4} title="Four" text="The last row may be short." />
        </CardGrid>
      ),
      'grid of two': (
        <CardGrid columns={2}>
          <Card headingLevel={4} title="One" link={{ href: '/code', label: 'Read about' }} />
          <Card headingLevel={4} title="Two" price={{ amount: '$ 120' }} />
        </CardGrid>
      ),
    },
  },
  {
    part: 'table',
    title: 'Table',
    note: 'On a phone each row becomes a block.',
    wide: true,
    examples: {
      stacks: <Table {...plans} id="t-stack" caption="Support plans" />,
      empty: <Table id="t-empty" caption="Your tickets" columns={plans.columns} rows={[]} empty="No tickets yet." />,
    },
  },
  {
    part: 'stat',
    title: 'Stats',
    wide: true,
    examples: {
      four: (
        <Stats
          stats={[
            { figure: '+200', label: 'projects' },
            { figure: '+15', label: 'years' },
            { figure: '+10M', label: 'hours of code' },
            { figure: '+12', label: 'bots' },
          ]}
        />
      ),
    },
  },
  {
    part: 'timeline',
    title: 'Timeline',
    wide: true,
    examples: {
      'three events': (
        <Timeline
          headingLevel={4}
          events={[
            { when: '2010', title: 'Two people and one idea', text: 'A help desk that fits in an e-mail.' },
            { when: '2014', title: 'The centre in Bucaramanga', text: 'Twelve engineers in one room.' },
            { when: '2020', title: 'Ten million hours of code' },
          ]}
        />
      ),
    },
  },
];
