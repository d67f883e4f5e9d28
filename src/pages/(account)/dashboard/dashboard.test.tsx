import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import {
  type DashboardAnswer,
  type DashboardDeed,
  type DashboardView,
  dashboardDeeds,
  dashboardViews,
} from '#site/account/dashboard.ts';
import { languageCodes } from '#site/languages.ts';
import { drawLive } from '../../live.tsx';
import { control, errorOf, formsIn } from '../testing-forms.ts';
import { ana, answerWith, emptyViews, fullViews, nasty } from './testing-answers.ts';

const drawIn = (language: 'en' | 'es' | 'fr', view: DashboardView, more?: Partial<DashboardAnswer>) =>
  drawLive({ path: '/dashboard', dashboard: answerWith(view, more) }, language).content;
const draw = (view: DashboardView, more?: Partial<DashboardAnswer>) => drawIn('en', view, more);

const words = wordsIn('en').dashboard;
const actionsOf = (html: string) => formsIn(html).map(({ hidden }) => hidden['action']);

describe.each(languageCodes)('in %s', (language) => {
  it.each(Object.values(fullViews))('draws $kind', (view) => {
    const html = drawIn(language, view);
    expect(html).toMatch(/^<div[^>]* data-private=""/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|NaN|\[object|\sstyle=/);
    for (const form of formsIn(html)) expect(form).toMatchObject({ method: 'post', action: `/dashboard/${language}` });
  });

  it.each(emptyViews)('leads on from an empty $kind', (view) => {
    const html = drawIn(language, view);
    expect(html).toMatch(new RegExp(`href="/(support|support/quote|products/suppmail|meet/book)/${language}`));
  });

  it.each(dashboardDeeds)('tells that %s is done', (done: DashboardDeed) => {
    expect(drawIn(language, fullViews.profile, { done })).toMatch(/role="status"/);
  });

  it.each(['tooManyRequests', 'otherSite', 'signedOut', 'sentBefore', 'notReady', 'failure'] as const)(
    'tells of %s, and leads on',
    (fault) => {
      for (const view of [fullViews.sessions, fullViews.nothing]) {
        const html = drawIn(language, view, { fault });
        expect(html).toMatch(/role="alert"/);
        expect(html).toContain(wordsIn(language).dashboard.faults[fault]);
      }
      const html = drawIn(language, fullViews.nothing, { fault, person: undefined });
      const account = `/dashboard/${language}`;
      const way = fault === 'signedOut' ? `/login/${language}?back=${encodeURIComponent(account)}` : account;
      expect(html).toContain(`href="${way}"`);
    },
  );
});

it.each(Object.values(fullViews))('escapes what others wrote in $kind', (view) => {
  const html = draw(view, { person: { ...ana, name: nasty, email: nasty, photo: '"><script>' } });
  expect(html).not.toMatch(/<img src=x|<script/);
});

describe('where nothing can be shown', () => {
  const html = draw(fullViews.nothing, { person: undefined, fault: 'signedOut' });

  it('keeps what was written', () => {
    expect(control(html, 'kept')).toContain('readOnly');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;</textarea>');
    expect(draw({ kind: 'nothing', written: '' }, { fault: 'failure' })).not.toContain('<textarea');
  });

  it('has no menu where nobody is known, and does not vanish with the session', () => {
    expect(html).not.toMatch(/<nav|data-private/);
  });

  it.each(emptyViews)('does not take a fault for an empty $kind', (view) => {
    expect(draw(view, { fault: 'failure' })).not.toContain(words.tickets.empty.title);
  });
});

describe('the menu', () => {
  it('has every view, and marks this one', () => {
    const html = draw(fullViews.sessions);
    for (const view of dashboardViews.slice(1)) expect(html).toContain(`href="/dashboard/en?view=${view}"`);
    expect(html).toContain('href="/dashboard/en?view=sessions" aria-current="page"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(draw(fullViews.ticket)).toContain('href="/dashboard/en?view=tickets" aria-current="true"');
  });

  it('counts what is unread, in words too', () => {
    expect(draw(fullViews.profile, { unread: 3 })).toContain('3 unread');
    expect(draw(fullViews.profile, { unread: 0 })).not.toContain('unread');
  });

  it('shows the way to the team’s pages to the team alone', () => {
    expect(draw(fullViews.profile)).not.toContain('/staff/');
    expect(draw(fullViews.profile, { person: { ...ana, isStaff: true } })).toContain('href="/staff/en"');
  });

  it('signs out by a plain link', () => {
    expect(draw(fullViews.profile)).toContain('<a href="/api/glogin/logout" data-sign-out="">');
  });
});

describe('the overview', () => {
  it('greets by name, or by the address', () => {
    expect(draw(fullViews.overview)).toContain('Hello, Ana Restrepo');
    const unnamed = draw(fullViews.overview, { person: { ...ana, name: '' } });
    expect(unnamed).toContain('Hello, ana@example.com');
    expect(unnamed).toContain(words.overview.nudge.action);
    expect(draw(fullViews.overview)).not.toContain(words.overview.nudge.action);
  });

  it('shows the newest requests', () => {
    expect(draw(fullViews.overview).match(/&amp;ticket=H-7KQ2-94MX/g)).toHaveLength(3);
  });
});

describe('a request', () => {
  const html = draw(fullViews.ticket);

  it('tells by name who wrote', () => {
    expect(html).toMatch(/data-author="visitor"[\s\S]*<strong dir="auto">You<\/strong>[\s\S]*data-author="team"/);
    expect(html).toContain('<strong dir="auto">Hormiga, our team</strong>');
  });

  it('can be replied to', () => {
    const [form] = formsIn(html);
    expect(form?.hidden).toEqual({ action: 'reply', reference: 'H-7KQ2-94MX', message_id: 'message-1' });
    expect(form?.names).toEqual(['message']);
  });

  it('can be replied to when it is closed', () => {
    const { ticket, ...view } = fullViews.ticket;
    const closed = draw({ ...view, ticket: { ...ticket, state: 'closed' } });
    expect(actionsOf(closed)).toEqual(['reply']);
    expect(closed).toContain(words.ticket.closed);
    expect(html).not.toContain(words.ticket.closed);
  });

  it('puts back what was too long', () => {
    const wrong = { typed: { message: nasty }, problems: { message: 'tooLong' } };
    const again = draw(fullViews.ticket, { wrong });
    expect(errorOf(again, 'account-message')).toBe('Please keep this to 5,000 characters.');
    expect(again).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;</textarea>');
  });
});

describe('notifications', () => {
  it('are read one by one, or all', () => {
    const forms = formsIn(draw(fullViews.notifications)).map(({ hidden }) => hidden);
    expect(forms).toEqual([{ action: 'read-all' }, { action: 'read', id: '7' }]);
  });

  it('lead to the request they tell of', () => {
    const html = draw(fullViews.notifications);
    expect(html.match(/<h2><a href="\/dashboard\/en\?view=tickets&amp;ticket=H-7KQ2-94MX"/g)).toHaveLength(1);
  });

  it('say in words that they are new', () => {
    expect(draw(fullViews.notifications).match(new RegExp(`>${words.notifications.unread}<`, 'g'))).toHaveLength(1);
  });
});

describe('sessions', () => {
  it('are ended elsewhere by a form, and here by the link', () => {
    const html = draw(fullViews.sessions);
    const forms = formsIn(html).map(({ hidden }) => hidden);
    expect(forms).toEqual([{ action: 'end-other-sessions' }, { action: 'end-session', id: 'other' }]);
    expect(html).toContain(words.sessions.here);
    expect(html.match(/data-sign-out/g)).toHaveLength(2);
  });

  it('have no button for others where there are none', () => {
    const { sessions } = fullViews.sessions;
    expect(actionsOf(draw({ kind: 'sessions', sessions: sessions.slice(0, 1) }))).toEqual([]);
  });

  it('have a name where the browser says none', () => {
    const sessions = fullViews.sessions.sessions.map((session) => ({ ...session, browser: '', system: '' }));
    expect(draw({ kind: 'sessions', sessions })).toContain(words.sessions.unknown);
  });
});

describe('the profile', () => {
  it('has a form for each thing', () => {
    const forms = formsIn(draw(fullViews.profile));
    expect(forms.map(({ hidden, names }) => [hidden['action'], ...names])).toEqual([
      ['profile', 'name', 'language', 'country'],
      ['photo-remove'],
      ['photo', 'photo'],
      ['email', 'new_email'],
    ]);
    expect(forms[2]?.html).toContain('encType="multipart/form-data"');
    expect(forms[2]?.html).toContain('accept="image/jpeg,image/png,image/webp"');
  });

  it('offers to remove a picture only where there is one', () => {
    expect(actionsOf(draw(fullViews.profile, { person: { ...ana, photo: '' } }))).not.toContain('photo-remove');
  });

  it('has chosen what was chosen', () => {
    const html = draw(fullViews.profile);
    expect(html).toContain('<option value="es" selected="">');
    expect(html).toContain('<option value="co" selected="">');
    expect(draw(fullViews.profile, { person: { ...ana, country: undefined } })).toContain(
      '<option value="" selected="">',
    );
  });

  it('asks for the code that went to a new address', () => {
    const form = formsIn(draw({ kind: 'profile', newEmail: 'new@example.com' })).at(-1);
    expect(form?.hidden).toEqual({ new_email: 'new@example.com' });
    expect(form?.names).toEqual(['code']);
    expect(form?.buttons.map(({ value }) => value)).toEqual(['email-code', 'email']);
  });

  it('puts a new code first where this one is spent', () => {
    const wrong = { typed: {}, problems: { code: 'spent' } };
    const html = draw({ kind: 'profile', newEmail: 'new@example.com' }, { wrong });
    expect(
      formsIn(html)
        .at(-1)
        ?.buttons.map(({ value }) => value),
    ).toEqual(['email', 'email-code']);
    expect(errorOf(html, 'account-code')).toBe(words.problems.code.spent);
  });

  it.each([
    ['name', 'missing', words.problems.name.missing],
    ['name', 'tooLong', 'Please keep your name to 100 characters.'],
    ['language', 'wrong', words.problems.language.wrong],
    ['country', 'wrong', words.problems.country.wrong],
    ['photo', 'missing', words.problems.photo.missing],
    ['photo', 'tooLarge', 'The picture may have 2 MB at most.'],
    ['photo', 'notAPicture', words.problems.photo.notAPicture],
    ['new_email', 'missing', words.problems.new_email.missing],
    ['new_email', 'notAnAddress', words.problems.new_email.notAnAddress],
    ['new_email', 'same', words.problems.new_email.same],
    ['new_email', 'taken', words.problems.new_email.taken],
    ['name', 'somethingElse', words.problems.any],
    ['name', 'toString', words.problems.any],
  ])('says of %s that it is %s, there alone', (field, problem, text) => {
    const html = draw(fullViews.profile, { wrong: { typed: {}, problems: { [field]: problem } } });
    expect(errorOf(html, `account-${field}`)).toBe(text);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
  });

  it('puts back what was typed', () => {
    const wrong = { typed: { name: nasty, language: 'fr', country: '' }, problems: { name: 'tooLong' } };
    const html = draw(fullViews.profile, { wrong });
    expect(control(html, 'account-name')).toContain('value="&lt;img src=x');
    expect(html).toContain('<option value="fr" selected="">');
    expect(html).toContain('<option value="" selected="">');
  });
});

describe('one’s data', () => {
  it('can be downloaded, corrected and deleted', () => {
    const html = draw(fullViews.data);
    const forms = formsIn(html);
    expect(forms.map(({ hidden, names }) => [hidden['action'], ...names])).toEqual([
      ['download'],
      ['delete', 'confirm_email'],
    ]);
    expect(html).toContain('href="/dashboard/en?view=profile" class');
    expect(html).toContain('href="/politics/en"');
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('stays open where the address was another', () => {
    const wrong = { typed: { confirm_email: 'other@example.com' }, problems: { confirm_email: 'different' } };
    const html = draw(fullViews.data, { wrong });
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(control(html, 'account-confirm_email')).toContain('value="other@example.com"');
    expect(errorOf(html, 'account-confirm_email')).toBe(words.problems.confirm_email.different);
  });

  it('lists what was asked for, with its date in Bogotá', () => {
    expect(draw(fullViews.data)).toMatch(/<time dateTime="2026-11-15T19:05:00.000Z"[^>]*>Nov 15, 2026, 14:05<\/time>/);
  });
});

it('each view has a title of its own', () => {
  const titles = Object.values(fullViews).map(
    (view) => drawLive({ path: '/dashboard', dashboard: answerWith(view) }, 'en').title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain('Request H-7KQ2-94MX · Hormiga');
});
