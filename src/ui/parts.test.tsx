import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attributesOf, parseHtml, textsOf } from '#platform/testing-html.ts';
import { countries } from '#site/countries.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button } from './button.tsx';
import { Card, CardGrid } from './card.tsx';
import { Flag } from './flag.tsx';
import { Link } from './link.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

const draw = (node: React.ReactNode) => parseHtml(renderToStaticMarkup(node));

describe('flag', () => {
  it.each(countries.map(({ id }) => id))('%s takes less than 700 bytes', (id) => {
    expect(Buffer.byteLength(renderToStaticMarkup(<Flag of={id} />))).toBeLessThan(700);
  });

  it('is decorative beside the name of its country', () => {
    expect(draw(<Flag of="co" />)('svg').attr('aria-hidden')).toBe('true');
  });
});

describe('grid of cards', () => {
  it('has a cell for every card, and none for missing ones', () => {
    const isAway = false;
    const $ = draw(
      <CardGrid>
        {isAway && <Card title="Away" />}
        {['Chatter', 'Transpur'].map((title) => (
          <Card key={title} title={title} countries={['co']} />
        ))}
        {null}
      </CardGrid>,
    );
    expect(attributesOf($, 'li', 'data-when-country')).toEqual(['co', 'co']);
  });
});

describe('button', () => {
  it('is a link if it has a URL', () => {
    expect(draw(<Button href="/products">Go</Button>)('a').attr('href')).toBe('/products');
  });

  it('does not submit by default', () => {
    expect(draw(<Button>Go</Button>)('button').attr('type')).toBe('button');
    expect(draw(<Button type="submit">Go</Button>)('button').attr('type')).toBe('submit');
  });

  it('has the same name and focus while it is busy', () => {
    const button = draw(<Button busy>Send</Button>)('button');
    expect(button.attr()).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
    expect(button.attr('disabled')).toBeUndefined();
    expect(button.text()).toContain('Send');
  });
});

describe('link', () => {
  it('says that it opens a new tab', () => {
    const $ = draw(
      <Link href="https://example.com" newTab="opens in a new tab">
        Status
      </Link>,
    );
    expect($('a').attr()).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect($('a').text()).toContain('(opens in a new tab)');
  });
});

describe('tabs', () => {
  const tabs = [
    { href: '/a', label: 'A' },
    { href: '/b', label: 'B' },
  ];

  it('are links, of which one is current', () => {
    const $ = draw(<Tabs label="Offers" tabs={tabs} current="/b" />);
    const links = 'nav[aria-label=Offers] a';
    expect(textsOf($, links)).toEqual(['A', 'B']);
    expect(attributesOf($, links, 'href')).toEqual(['/a', '/b']);
    expect(attributesOf($, links, 'aria-current')).toEqual([undefined, 'page']);
  });
});

describe('breadcrumb', () => {
  it('ends on this page', () => {
    const trail = [
      { href: '/', label: 'Home' },
      { href: '/products', label: 'Products' },
    ];
    const $ = draw(<Breadcrumb label="You are here" trail={trail} />);
    expect(attributesOf($, '[aria-current=page]', 'href')).toEqual(['/products']);
  });
});

describe('table', () => {
  const columns = [{ label: 'Plan' }, { label: 'Price' }];
  const plan = { id: 't', caption: 'Plans', columns, recommended: 'Recommended' };

  it('names the column in every cell, for phones', () => {
    const $ = draw(<Table {...plan} rows={[{ cells: ['Basic', '$ 1'] }]} />);
    expect($('td[data-label=Price]').text()).toBe('$ 1');
    expect($('th[scope=row]').text().trim()).toBe('Basic');
  });

  it('marks the recommended row with a word', () => {
    const $ = draw(<Table {...plan} rows={[{ cells: ['Basic', '$ 1'], recommended: true }]} />);
    expect($('tbody tr').text()).toContain('Recommended');
  });
});
