import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countries } from '#site/countries.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button } from './button.tsx';
import { Card, CardGrid } from './card.tsx';
import { Flag } from './flag.tsx';
import { Link } from './link.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

describe('flag', () => {
  it.each(countries.map(({ id }) => id))('%s takes less than 700 bytes', (id) => {
    expect(Buffer.byteLength(renderToStaticMarkup(<Flag of={id} />))).toBeLessThan(700);
  });

  it('is decorative beside the name of its country', () => {
    expect(renderToStaticMarkup(<Flag of="co" />)).toContain('aria-hidden="true"');
  });
});

describe('grid of cards', () => {
  it('has a cell for every card, and none for missing ones', () => {
    const isAway = false;
    const drawn = renderToStaticMarkup(
      <CardGrid>
        {isAway && <Card title="Away" />}
        {['Chatter', 'Transpur'].map((title) => (
          <Card key={title} title={title} countries={['co']} />
        ))}
        {null}
      </CardGrid>,
    );
    expect(drawn.match(/<li[^>]*>/g)).toEqual(['<li data-when-country="co">', '<li data-when-country="co">']);
  });
});

describe('button', () => {
  it('is a link if it has a URL', () => {
    expect(renderToStaticMarkup(<Button href="/products">Go</Button>)).toMatch(/^<a href="\/products"/);
  });

  it('does not submit by default', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  it('has the same name and focus while it is busy', () => {
    const html = renderToStaticMarkup(<Button busy>Send</Button>);
    expect(html).toContain('aria-busy="true" aria-disabled="true"');
    expect(html).not.toContain(' disabled');
    expect(html).toContain('Send');
  });
});

describe('link', () => {
  it('says that it opens a new tab', () => {
    const html = renderToStaticMarkup(
      <Link href="https://example.com" newTab="opens in a new tab">
        Status
      </Link>,
    );
    expect(html).toContain('target="_blank" rel="noopener"');
    expect(html).toContain('(opens in a new tab)');
  });
});

describe('tabs', () => {
  const tabs = [
    { href: '/a', label: 'A' },
    { href: '/b', label: 'B' },
  ];

  it('are links, of which one is current', () => {
    const html = renderToStaticMarkup(<Tabs label="Offers" tabs={tabs} current="/b" />);
    expect(html).toContain('<nav aria-label="Offers"');
    expect(html).toContain('<a href="/a">A</a><a href="/b" aria-current="page">B</a>');
  });
});

describe('breadcrumb', () => {
  it('ends on this page', () => {
    const trail = [
      { href: '/', label: 'Home' },
      { href: '/products', label: 'Products' },
    ];
    const html = renderToStaticMarkup(<Breadcrumb label="You are here" trail={trail} />);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('<a href="/products" aria-current="page">');
  });
});

describe('table', () => {
  const columns = [{ label: 'Plan' }, { label: 'Price' }];
  const plan = { id: 't', caption: 'Plans', columns, recommended: 'Recommended' };

  it('names the column in every cell, for phones', () => {
    const html = renderToStaticMarkup(<Table {...plan} rows={[{ cells: ['Basic', '$ 1'] }]} />);
    expect(html).toContain('data-label="Price"');
    expect(html).toContain('<th scope="row">Basic');
  });

  it('marks the recommended row with a word', () => {
    const html = renderToStaticMarkup(<Table {...plan} rows={[{ cells: ['Basic', '$ 1'], recommended: true }]} />);
    expect(html).toContain('Recommended');
  });
});
