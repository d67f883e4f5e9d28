import { Accordion } from '#ui/accordion.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Part } from './example.ts';

const home = { href: '/', label: 'Home' };
const products = { href: '/products', label: 'Products' };
const questions = [
  { title: 'Do I need a card for the trial?', body: <p>No. Seven days, no card, nothing to cancel.</p> },
  { title: 'Where is my data kept?', body: <p>In the region of your account, copied every night.</p> },
  { title: 'Can I leave?', body: <p>Any day. Your data leaves with you, as files.</p> },
];

export const navigation: readonly Part[] = [
  {
    part: 'breadcrumb',
    title: 'Breadcrumb',
    wide: true,
    examples: {
      'two steps': <Breadcrumb label="You are here" trail={[home, products]} />,
      long: (
        <Breadcrumb
          label="You are here, long"
          trail={[home, products, { href: '/products/sms', label: 'Bulk SMS for companies that deliver every day' }]}
        />
      ),
    },
  },
  {
    part: 'tabs',
    title: 'Tabs',
    note: 'Each tab is an address. They wrap where there is no space.',
    wide: true,
    examples: {
      'three tabs': (
        <Tabs
          label="Offers"
          current="/gallery#products"
          tabs={[
            { href: '/gallery#products', label: 'Products' },
            { href: '/gallery#quick', label: 'Quick services' },
            { href: '/gallery#development', label: 'Development' },
          ]}
        />
      ),
      'many tabs': (
        <Tabs
          label="Legal texts"
          current="/privacy"
          tabs={[
            { href: '/terms', label: 'Terms of service' },
            { href: '/privacy', label: 'Privacy' },
            { href: '/politics', label: 'Data treatment policy' },
            { href: '/advice', label: 'Legal advice' },
          ]}
        />
      ),
    },
  },
  {
    part: 'accordion',
    title: 'Accordion',
    wide: true,
    examples: {
      'each on its own': <Accordion items={questions} headingLevel={4} />,
      'one at a time, first open': (
        <Accordion
          name="gallery-questions"
          headingLevel={4}
          items={questions.map((item, index) => ({ ...item, open: index === 0 }))}
        />
      ),
    },
  },
];
