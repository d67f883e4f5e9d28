import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import Bell from '#features/bell/browser/bell.tsx';
import AccessibilityToolbar from '#features/preferences/browser/accessibility-toolbar.tsx';
import { routeOf } from '#site/routes.ts';
import { PageContext, usePage } from '../page/page.ts';
import { attributesOf, parseHtml } from '../testing-html.ts';
import { Island } from './island.tsx';
import type { IslandProps } from './islands.ts';

const page = { route: routeOf('/'), language: 'es', words: wordsIn('es') } as const;
const { accessibility } = page.words.shell;

const { unread: _, ...bellWords } = page.words.bell;
const bell = { words: bellWords, all: '/dashboard/es' };

const draw = (element: React.ReactNode) =>
  parseHtml(renderToStaticMarkup(<PageContext value={page}>{element}</PageContext>));

const Greeting = () => <p>{usePage().words.shell.skip}</p>;

describe('<Island>', () => {
  it('renders the HTML of its component, its props and when it wakes', () => {
    const $ = draw(
      <Island
        name="accessibility-toolbar"
        of={AccessibilityToolbar}
        props={{ labels: accessibility }}
        wake={{ address: 'quantity=' }}
      />,
    );
    const island = $('[data-island=accessibility-toolbar]');
    expect(island.attr('data-wake')).toBe('address:quantity=');
    expect(island.find('button').attr('aria-label')).toBe(accessibility.open);
    expect(JSON.parse(island.attr('data-props') ?? '')).toMatchObject({ labels: { greyscale: 'Escala de grises' } });
  });

  it('wakes on intent by default, and can be anywhere in the tree', () => {
    const $ = draw(
      <ul>
        <li>
          <Island name="accessibility-toolbar" of={AccessibilityToolbar} props={{ labels: accessibility }} />
        </li>
      </ul>,
    );
    expect($('ul > li > div[data-island=accessibility-toolbar]').attr('data-wake')).toBe('intent');
  });

  it('renders children as part of the page, and sends their text once', () => {
    const $ = draw(
      <Island name="bell" of={Bell} props={bell}>
        <Greeting />
      </Island>,
    );
    expect($('div[data-slot] > p').text()).toBe('Ir al contenido');
    expect($.html().match(/Ir al contenido/g)).toHaveLength(1);
  });

  it('gives two of a kind different ids, and passes them to the browser', () => {
    const toolbar = <Island name="accessibility-toolbar" of={AccessibilityToolbar} props={{ labels: accessibility }} />;
    const $ = draw(
      <>
        {toolbar}
        <div>{toolbar}</div>
      </>,
    );
    const ids = attributesOf($, '[aria-controls]', 'aria-controls');
    const prefixes = attributesOf($, '[data-ids]', 'data-ids');
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id, at) => id?.includes(prefixes[at] ?? 'none'))).toEqual([true, true]);
  });

  it('ties the props to the name', () => {
    expectTypeOf<IslandProps<'accessibility-toolbar'>>().toHaveProperty('labels');
    expectTypeOf<IslandProps<'bell'>>().not.toHaveProperty('labels');
    expectTypeOf<IslandProps<'bell'>>().not.toHaveProperty('children');
    // @ts-expect-error: the browser would hydrate another component than was rendered
    expectTypeOf(<Island name="bell" of={AccessibilityToolbar} props={bell} />).toBeObject();
  });
});
