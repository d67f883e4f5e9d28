import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { productsIn } from '#content/catalogue/offers.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { control, errorOf, formsIn } from '#ui/testing-forms.ts';
import { nothingTyped, type SignInAnswer, type SignInError } from '../sign-in.ts';
import type { SignInPath } from './paths.ts';

const draw = (path: SignInPath, answer: Partial<SignInAnswer> = {}, language: 'en' | 'es' | 'fr' = 'en') =>
  drawLive({ path, signIn: { ...nothingTyped, ...answer } }, language).content;

const typed = { name: 'Ana <b>"Restrepo"</b>', email: 'ana@example.com', policy: true };
const code = { step: 'code', typed, back: '/contact/en?a=1&b=2' } as const;

const errors: readonly SignInError[] = ['codeSpent', 'tooManyRequests', 'google', 'otherSite', 'notReady', 'failure'];

describe.each(languageCodes)('the sign-in form in %s', (language) => {
  const { form } = wordsIn(language).signIn;

  it.each(['/login', '/support/registro'] as const)('%s asks for the address', (path) => {
    const [first, ...others] = formsIn(draw(path, {}, language));
    expect(first).toMatchObject({ method: 'post', action: `${path}/${language}`, hidden: { step: 'email' } });
    expect(first?.names).toEqual(path === '/login' ? ['email'] : ['name', 'email', 'policy']);
    expect(others).toEqual([]);
  });

  it('asks for the code, and offers a new one', () => {
    const html = draw('/support/registro', code, language);
    const [first] = formsIn(html);
    expect(first?.action).toBe(`/support/registro/${language}`);
    expect(first?.hidden).toEqual({
      email: 'ana@example.com',
      name: 'Ana &lt;b&gt;&quot;Restrepo&quot;&lt;/b&gt;',
      policy: 'yes',
      back: '/contact/en?a=1&amp;b=2',
    });
    expect(first?.names).toEqual(['code']);
    expect(first?.buttons).toEqual([
      { name: 'step', value: 'code' },
      { name: 'step', value: 'email' },
    ]);
    expect(html).toContain(`href="/support/registro/${language}?back=%2Fcontact%2Fen%3Fa%3D1%26b%3D2"`);
    expect(html).toContain(form.codeTitle);
  });

  it.each(errors)('shows the error %s', (errorCode) => {
    const html = draw('/login', { errorCode }, language);
    expect(html).toMatch(/role="alert"/);
    expect(html).toContain(form.errors[errorCode]);
  });
});

describe('the code field', () => {
  const html = draw('/login', { ...code, problems: [{ field: 'code', problem: 'wrong' }] });

  it('accepts a pasted code, and the code that phones suggest', () => {
    for (const attribute of ['inputMode="numeric"', 'autoComplete="one-time-code"', 'maxLength="12"', 'autofocus=""'])
      expect(control(html, 'sign-in-code')).toContain(attribute);
  });

  it('shows the problem beside it', () => {
    expect(control(html, 'sign-in-code')).toContain('aria-invalid="true"');
    expect(errorOf(html, 'sign-in-code')).toBe(wordsIn('en').signIn.form.problems.code.wrong);
  });

  it('comes after the button for a new code if this one is no longer valid', () => {
    const [form] = formsIn(draw('/login', { ...code, errorCode: 'codeSpent' }));
    expect(form?.buttons.map(({ value }) => value)).toEqual(['email', 'code']);
    // The code need not be filled in to request another.
    expect(form?.html).toMatch(/<button[^>]*value="email"[^>]*formNoValidate/);
  });

  it('has a note about a new code only if one was requested', () => {
    const sent = 'A new code is on its way';
    expect(html).not.toContain(sent);
    expect(draw('/login', { ...code, again: 'sent' })).toContain(sent);
    const justSent = draw('/login', { ...code, again: 'justSent' });
    expect(justSent).not.toContain(sent);
    expect(justSent).toContain('It may take a minute to arrive');
  });
});

describe('when a new code is refused', () => {
  const refusal = { reason: 'tooOften', retryAfter: 23 * 60 - 1, isCodeWaiting: true } as const;
  const refused = { ...code, typed: { ...typed, code: '1234' }, refusal };

  it.each([
    ['en', 'in 23 minutes', 'in 1 minute.', 'in 5 hours'],
    ['es', 'en 23 minutos', 'en 1 minuto.', 'en 5 horas'],
    ['fr', 'dans 23 minutes', 'dans 1 minute.', 'dans 5 heures'],
  ] as const)('the note says in %s when to try again, never too early', (language, minutes, moment, hours) => {
    const drawAfter = (retryAfter: number) =>
      draw('/login', { ...refused, refusal: { ...refusal, retryAfter } }, language).replaceAll('\u00a0', ' ');
    expect(drawAfter(23 * 60 - 1)).toMatch(/role="alert"/);
    expect(drawAfter(23 * 60 - 1)).toContain(minutes);
    expect(drawAfter(1)).toContain(moment);
    expect(drawAfter(4 * 3600 + 1)).toContain(hours);
  });

  it('the field still has what was typed, and the note says whether the last code is valid', () => {
    const html = draw('/support/registro', refused);
    expect(control(html, 'sign-in-code')).toContain('value="1234"');
    // The focus would scroll past the note above.
    expect(control(html, 'sign-in-code')).not.toContain('autofocus');
    expect(formsIn(html)[0]?.hidden).toMatchObject({ email: 'ana@example.com', policy: 'yes' });
    expect(html).toContain('is still good');
    expect(draw('/login', { ...refused, refusal: { ...refusal, isCodeWaiting: false } })).toContain(
      'is no longer good',
    );
    expect(html).not.toContain('/api/glogin/google');
    expect(draw('/login', { ...refused, google: true })).toContain('/api/glogin/google');
  });

  it('the form stays at the address if no code was sent, and mentions the link if one was', () => {
    const html = draw('/login', { typed, refusal: { ...refusal, reason: 'mailbox', isCodeWaiting: false } });
    expect(formsIn(html)[0]?.names).toEqual(['email']);
    expect(control(html, 'sign-in-email')).toContain('value="ana@example.com"');
    expect(html).toContain('our e-mail with a link');
  });

  it('both forms submit the pass of that link', () => {
    for (const step of ['email', 'code'] as const) {
      expect(formsIn(draw('/login', { ...code, step, pass: 'a.b.c' }))[0]?.hidden).toMatchObject({ pass: 'a.b.c' });
    }
  });
});

describe('the typed text', () => {
  const wrong = draw('/support/registro', {
    typed: { name: '', email: '"><script>', policy: false },
    problems: [
      { field: 'name', problem: 'missing' },
      { field: 'email', problem: 'notAnAddress' },
      { field: 'policy', problem: 'missing' },
    ],
  });

  it('is shown again, with the problem beside each field', () => {
    const { problems } = wordsIn('en').signIn.form;
    expect(errorOf(wrong, 'sign-in-name')).toBe(problems.name.missing);
    expect(errorOf(wrong, 'sign-in-email')).toBe(problems.email.notAnAddress);
    expect(errorOf(wrong, 'sign-in-policy')).toBe(problems.policy.missing);
    expect(control(wrong, 'sign-in-name')).toContain('autofocus');
    expect(control(wrong, 'sign-in-email')).not.toContain('autofocus');
  });

  it('is escaped', () => {
    expect(wrong).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(wrong).not.toContain('<script');
    expect(draw('/login', { ...code, typed: { ...typed, email: '<i>@example.com' } })).not.toContain('<i>');
  });
});

describe('sign-in with Google', () => {
  it('is a link if it is configured, because a form may lead to no other site', () => {
    const way = 'href="/api/glogin/google?back=%2Fmeet%2Fen&amp;language=en"';
    expect(draw('/login', { google: true, back: '/meet/en' })).toContain(way);
    expect(draw('/login', { back: '/meet/en' })).not.toContain('/api/glogin/google');
  });
});

it('the two pages link to each other, with the page to return to', () => {
  expect(draw('/login', { back: '/meet/en' })).toContain('href="/support/registro/en?back=%2Fmeet%2Fen"');
  expect(draw('/support/registro', { back: '/meet/en' })).toContain('href="/login/en?back=%2Fmeet%2Fen"');
  expect(draw('/login')).toContain('href="/support/registro/en"');
});

it('links to the sign-in page of every product on its own site', () => {
  const html = draw('/login');
  for (const { signIn } of productsIn('en')) expect(html).toContain(`href="${signIn}" target="_blank" rel="noopener"`);
});
