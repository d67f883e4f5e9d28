import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { wordsIn } from '#content/words.ts';
import { attributesOf, type Dom, expectSound, formsIn, readableText, textsOf } from '#platform/testing-html.ts';
import { type CompletedDashboardAction, completedDashboardActions, dashboardViews } from '#site/dashboard.ts';
import { languageCodes } from '#site/languages.ts';
import { ana, answerWith, emptyViews, fullViews, nasty } from './testing-answers.ts';
import { draw, drawIn } from './testing-draw.ts';

describe.each(languageCodes)('the dashboard in %s', (language) => {
  it.each(Object.values(fullViews))('renders $kind', (view) => {
    const $ = drawIn(language, view);
    expect($.root().children().attr('data-private')).toBe('');
    expect($('h1')).toHaveLength(1);
    expectSound($);
    const action = view.kind === 'file' ? '/dashboard/file/file-2' : `/dashboard/${language}`;
    for (const form of formsIn($)) expect(form).toMatchObject({ method: 'post', action });
  });

  it.each(emptyViews)('links to a next step from an empty $kind', (view) => {
    const links = attributesOf(drawIn(language, view), 'a', 'href');
    expect(links).toContainEqual(
      expect.stringMatching(new RegExp(`^/(support|support/quote|products/suppmail|meet/book)/${language}`)),
    );
  });

  it.each(completedDashboardActions)('confirms that %s is done', (done: CompletedDashboardAction) => {
    expect(drawIn(language, fullViews.profile, { done })('[role=status]').text()).not.toBe('');
  });

  it.each(['tooManyRequests', 'otherSite', 'signedOut', 'sentBefore', 'notReady', 'failure'] as const)(
    'shows the error %s, and a way to continue',
    (errorCode) => {
      for (const view of [fullViews.sessions, fullViews.nothing]) {
        const $ = drawIn(language, view, { errorCode });
        expect($('[role=alert]').text()).toContain(wordsIn(language).dashboard.errors[errorCode]);
      }
      const $ = drawIn(language, fullViews.nothing, { errorCode, person: undefined });
      const account = `/dashboard/${language}`;
      const link = errorCode === 'signedOut' ? `/login/${language}?back=${encodeURIComponent(account)}` : account;
      expect(attributesOf($, 'a', 'href')).toContain(link);
    },
  );
});

it.each(Object.values(fullViews))('says whose time it is in $kind, if there are any times', (view) => {
  const $ = draw(view);
  expect(readableText($).includes('All times are Bogotá time.')).toBe($('time[class*=moment]').length > 0);
});

it('the history names currencies by their codes only where it has several', () => {
  const { history } = fullViews;
  const inOne = history.events.map((event) => ({ ...event, money: { minor: 2000, currency: 'usd' } as const }));
  const [first, ...others] = inOne;
  const inTwo = [{ ...first, kind: 'orderPaid', at: 0, money: { minor: 3000, currency: 'cad' } } as const, ...others];
  const written = (events: typeof inOne | typeof inTwo) => readableText(draw({ ...history, events }));
  expect(written(inOne)).toContain('US$20');
  expect(written(inOne)).not.toMatch(/USD/);
  expect(written(inTwo)).toMatch(/CAD\s30.*USD\s20/);
});

describe('in the time zone of the visitor', () => {
  const clock = { zone: 'Asia/Tokyo', basis: 'device' } as const;
  const timesOf = ($: Dom) => new Set(textsOf($, 'main time, time').map((text) => text.replaceAll('\u00a0', ' ')));
  const views = Object.values(fullViews).filter(({ kind }) => kind !== 'history');

  it.each(views)('every time in $kind is in that zone, which the page names', (view) => {
    const [there, here] = [draw(view), draw(view, { clock })];
    for (const time of timesOf(here)) expect(time).toMatch(/Nov(ember)? 16, 2026, 4:05 AM$/);
    expect(timesOf(here).size > 0).toBe(timesOf(there).size > 0);
    const note = 'All times are in your time zone: Tokyo.';
    expect(readableText(here).includes(note)).toBe(readableText(there).includes('All times are Bogotá time.'));
  });

  it('the history is, too, and what happened there in the next month is in that month', () => {
    const event = { ...fullViews.history.events[0], at: Date.UTC(2026, 9, 31, 20), startsAt: undefined };
    const history = { ...fullViews.history, events: [{ ...event, kind: 'quoteMade' } as const] };
    const monthsOf = ($: Dom) => textsOf($, 'h2');
    expect([monthsOf(draw(history)), monthsOf(draw(history, { clock }))]).toEqual([
      ['October 2026'],
      ['November 2026'],
    ]);
    expect(readableText(draw(history, { clock }))).toContain('Nov 1, 2026, 5:00 AM');
  });

  it('meetings name the zone in which they are shown: the one they were booked in if that of the device is unknown', () => {
    const rows = ($: Dom) => textsOf($, 'ul[class*=rows] > li').map((text) => text.replaceAll('\u00a0', ' '));
    expect(rows(draw(fullViews.meetings))[0]).toMatch(/November 15, 2026, 2:05 PM.*Toronto/);
    expect(rows(draw(fullViews.meetings, { clock }))[0]).toMatch(
      /November 16, 2026, 4:05 AM.*Tokyo.*2:05 PM in Bogotá/,
    );
  });
});

it('is rendered again for the zone of the device, unless it answers a form, which cannot be requested again', () => {
  const enhanced = (more: Parameters<typeof draw>[1]) => draw(fullViews.ticket, more)('[data-enhance=own-zone]').length;
  const wrong = { typed: { message: 'x' }, problems: { message: 'tooLong' } };
  expect([
    enhanced({}),
    enhanced({ done: 'reply' }),
    enhanced({ wrong }),
    enhanced({ errorCode: 'sentBefore' }),
  ]).toEqual([1, 1, 0, 0]);
});

it.each(['tickets', 'quotes', 'payments', 'meetings'] as const)('a row of %s can be clicked anywhere', (kind) => {
  const $ = draw(fullViews[kind]);
  const rows = $('ul[class*=rows] > li').toArray();
  expect(rows).not.toEqual([]);
  for (const row of rows) expect($(row).find('a[class*=boxLink]')).toHaveLength(1);
});

it.each(languageCodes)('says in the list in %s that the payment of a quote was refunded', (language) => {
  const { quotes } = fullViews;
  const refunded = quotes.quotes.map((quote) => ({ ...quote, isRefunded: true }));
  const { states } = wordsIn(language).quote;
  expect(drawIn(language, quotes).root().text()).not.toContain(states.refunded);
  expect(
    drawIn(language, { ...quotes, quotes: refunded })
      .root()
      .text(),
  ).toContain(states.refunded);
});

it.each(Object.values(fullViews))('escapes texts of others in $kind', (view) => {
  const $ = draw(view, { person: { ...ana, name: nasty, email: nasty, photo: '"><script>' } });
  expect($('img[src=x], script')).toHaveLength(0);
});

describe('when nothing can be shown', () => {
  const $ = draw(fullViews.nothing, { person: undefined, errorCode: 'signedOut' });

  it('shows the text that was written', () => {
    expect($('textarea#not-sent[readonly]').val()).toBe(nasty);
    expect(draw({ kind: 'nothing', written: '' }, { errorCode: 'failure' })('textarea')).toHaveLength(0);
  });

  it('has no menu for an unknown visitor, and does not vanish with the session', () => {
    expect($('nav, [data-private]')).toHaveLength(0);
  });
});

describe('the menu', () => {
  it('has every view, and marks the current one', () => {
    const $ = draw(fullViews.sessions);
    expect(attributesOf($, 'nav a', 'href')).toEqual(
      expect.arrayContaining(dashboardViews.slice(1).map((view) => `/dashboard/en?view=${view}`)),
    );
    const marked = (dom: Dom) => [dom('[aria-current]').attr('href'), dom('[aria-current]').attr('aria-current')];
    expect($('[aria-current]')).toHaveLength(1);
    expect(marked($)).toEqual(['/dashboard/en?view=sessions', 'page']);
    expect(marked(draw(fullViews.ticket))).toEqual(['/dashboard/en?view=tickets', 'true']);
  });

  it('shows the number of unread notifications, also as text', () => {
    expect(draw(fullViews.profile, { unread: 3 })('nav').text()).toContain('3 unread');
    expect(draw(fullViews.profile, { unread: 0 }).root().text()).not.toContain('unread');
  });

  it('links to the team’s pages only for the team', () => {
    expect(draw(fullViews.profile)('[href*="/staff/"]')).toHaveLength(0);
    expect(draw(fullViews.profile, { person: { ...ana, isStaff: true } })('a[href="/staff/en"]')).toHaveLength(1);
  });

  it('signs out by a plain link', () => {
    expect(attributesOf(draw(fullViews.profile), 'a[data-sign-out]', 'href')).toEqual(['/api/glogin/logout']);
  });
});

it('each view has its own title', () => {
  const titles = Object.values(fullViews).map(
    (view) => drawLive({ path: '/dashboard', dashboard: answerWith(view) }, 'en').title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain('Request H-7KQ2-94MX · Hormiga');
});
