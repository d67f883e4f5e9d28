import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { wordsIn } from '#content/words.ts';
import type { CompletedDashboardAction } from '#site/dashboard.ts';
import { completedDashboardActions, dashboardViews } from '#site/dashboard.ts';
import { languageCodes } from '#site/languages.ts';
import { control, formsIn } from '#ui/testing-forms.ts';
import { ana, answerWith, emptyViews, fullViews, nasty } from './testing-answers.ts';
import { draw, drawIn } from './testing-draw.ts';

describe.each(languageCodes)('the dashboard in %s', (language) => {
  it.each(Object.values(fullViews))('renders $kind', (view) => {
    const html = drawIn(language, view);
    expect(html).toMatch(/^<div[^>]* data-private=""/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|NaN|\[object|\sstyle=/);
    for (const form of formsIn(html)) expect(form).toMatchObject({ method: 'post', action: `/dashboard/${language}` });
  });

  it.each(emptyViews)('links to a next step from an empty $kind', (view) => {
    const html = drawIn(language, view);
    expect(html).toMatch(new RegExp(`href="/(support|support/quote|products/suppmail|meet/book)/${language}`));
  });

  it.each(completedDashboardActions)('confirms that %s is done', (done: CompletedDashboardAction) => {
    expect(drawIn(language, fullViews.profile, { done })).toMatch(/role="status"/);
  });

  it.each(['tooManyRequests', 'otherSite', 'signedOut', 'sentBefore', 'notReady', 'failure'] as const)(
    'shows the error %s, and a way to continue',
    (errorCode) => {
      for (const view of [fullViews.sessions, fullViews.nothing]) {
        const html = drawIn(language, view, { errorCode });
        expect(html).toMatch(/role="alert"/);
        expect(html).toContain(wordsIn(language).dashboard.errors[errorCode]);
      }
      const html = drawIn(language, fullViews.nothing, { errorCode, person: undefined });
      const account = `/dashboard/${language}`;
      const link = errorCode === 'signedOut' ? `/login/${language}?back=${encodeURIComponent(account)}` : account;
      expect(html).toContain(`href="${link}"`);
    },
  );
});

it.each(Object.values(fullViews))('says that the times in $kind are Bogotá’s, if there are any', (view) => {
  const html = draw(view);
  expect(html.includes(wordsIn('en').dashboard.bogota)).toBe(/<time [^>]*class="[^"]*moment/.test(html));
});

it.each(['tickets', 'quotes', 'payments', 'meetings'] as const)('a row of %s can be clicked anywhere', (kind) => {
  const html = draw(fullViews[kind]);
  const rows = html.match(/<ul class="[^"]*rows[\s\S]*?<\/ul>/)?.[0] ?? '';
  expect(rows).toContain('<li');
  expect(rows.match(/<a [^>]*boxLink/g)).toHaveLength(rows.split('<li').length - 1);
});

it.each(Object.values(fullViews))('escapes texts of others in $kind', (view) => {
  const html = draw(view, { person: { ...ana, name: nasty, email: nasty, photo: '"><script>' } });
  expect(html).not.toMatch(/<img src=x|<script/);
});

describe('when nothing can be shown', () => {
  const html = draw(fullViews.nothing, { person: undefined, errorCode: 'signedOut' });

  it('shows the text that was written', () => {
    expect(control(html, 'not-sent')).toContain('readOnly');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;</textarea>');
    expect(draw({ kind: 'nothing', written: '' }, { errorCode: 'failure' })).not.toContain('<textarea');
  });

  it('has no menu for an unknown visitor, and does not vanish with the session', () => {
    expect(html).not.toMatch(/<nav|data-private/);
  });
});

describe('the menu', () => {
  it('has every view, and marks the current one', () => {
    const html = draw(fullViews.sessions);
    for (const view of dashboardViews.slice(1)) expect(html).toContain(`href="/dashboard/en?view=${view}"`);
    expect(html).toContain('href="/dashboard/en?view=sessions" aria-current="page"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(draw(fullViews.ticket)).toContain('href="/dashboard/en?view=tickets" aria-current="true"');
  });

  it('shows the number of unread notifications, also as text', () => {
    expect(draw(fullViews.profile, { unread: 3 })).toContain('3 unread');
    expect(draw(fullViews.profile, { unread: 0 })).not.toContain('unread');
  });

  it('links to the team’s pages only for the team', () => {
    expect(draw(fullViews.profile)).not.toContain('/staff/');
    expect(draw(fullViews.profile, { person: { ...ana, isStaff: true } })).toContain('href="/staff/en"');
  });

  it('signs out by a plain link', () => {
    expect(draw(fullViews.profile)).toContain('<a href="/api/glogin/logout" data-sign-out="">');
  });
});

it('each view has its own title', () => {
  const titles = Object.values(fullViews).map(
    (view) => drawLive({ path: '/dashboard', dashboard: answerWith(view) }, 'en').title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain('Request H-7KQ2-94MX · Hormiga');
});
