import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { productsIn } from '#content/catalogue/offers.ts';
import { wordsIn } from '#content/words.ts';
import { attributesOf, formsIn, parseHtml } from '#platform/testing-html.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import type { SignInPath } from '../sign-in.ts';
import { nothingTyped, type SignInAnswer, type SignInError } from '../sign-in.ts';

const draw = (path: SignInPath, answer: Partial<SignInAnswer> = {}, language: Language = 'en') =>
  parseHtml(drawLive({ path, signIn: { ...nothingTyped, ...answer } }, language).content);
type Answer = Partial<SignInAnswer>;
const textIn = (path: SignInPath, answer: Answer = {}) => draw(path, answer).root().text();
const linksIn = (path: SignInPath, answer: Answer = {}) => attributesOf(draw(path, answer), 'a', 'href');

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
    const $ = draw('/support/registro', code, language);
    const [first] = formsIn($);
    expect(first?.action).toBe(`/support/registro/${language}`);
    expect(first?.hidden).toEqual({
      email: 'ana@example.com',
      name: 'Ana <b>"Restrepo"</b>',
      policy: 'yes',
      back: '/contact/en?a=1&b=2',
    });
    expect(first?.names).toEqual(['code']);
    expect(first?.buttons).toEqual([
      { name: 'step', value: 'code' },
      { name: 'step', value: 'email' },
    ]);
    const again = `/support/registro/${language}?back=%2Fcontact%2Fen%3Fa%3D1%26b%3D2`;
    expect(attributesOf($, 'a', 'href')).toContain(again);
    expect($.root().text()).toContain(form.codeTitle);
  });

  it.each(errors)('shows the error %s', (errorCode) => {
    const $ = draw('/login', { errorCode }, language);
    expect($('[role=alert]').text()).toContain(form.errors[errorCode]);
  });
});

describe('the code field', () => {
  const $ = draw('/login', { ...code, problems: [{ field: 'code', problem: 'wrong' }] });

  it('accepts a pasted code, and the code that phones suggest', () => {
    expect($('#sign-in-code').attr()).toMatchObject({
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: '12',
      autofocus: '',
    });
  });

  it('shows the problem beside it', () => {
    expect($('#sign-in-code').attr('aria-invalid')).toBe('true');
    expect($('#sign-in-code-message').text()).toBe(wordsIn('en').signIn.form.problems.code.wrong);
  });

  it('comes after the button for a new code if this one is no longer valid', () => {
    const [form] = formsIn(draw('/login', { ...code, errorCode: 'codeSpent' }));
    expect(form?.buttons.map(({ value }) => value)).toEqual(['email', 'code']);
    // The code need not be filled in to request another.
    expect(form?.form.find('button[value=email]').attr('formnovalidate')).toBe('');
  });

  it('has a note about a new code only if one was requested', () => {
    const sent = 'A new code is on its way';
    expect($.root().text()).not.toContain(sent);
    expect(textIn('/login', { ...code, again: 'sent' })).toContain(sent);
    const justSent = textIn('/login', { ...code, again: 'justSent' });
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
      draw(
        '/login',
        { ...refused, refusal: { ...refusal, retryAfter } },
        language,
      )('[role=alert]')
        .text()
        .replaceAll('\u00a0', ' ');
    expect(drawAfter(23 * 60 - 1)).toContain(minutes);
    expect(drawAfter(1)).toContain(moment);
    expect(drawAfter(4 * 3600 + 1)).toContain(hours);
  });

  it('the field still has what was typed, and the note says whether the last code is valid', () => {
    const $ = draw('/support/registro', refused);
    expect($('#sign-in-code').val()).toBe('1234');
    // The focus would scroll past the note above.
    expect($('[autofocus]')).toHaveLength(0);
    expect(formsIn($)[0]?.hidden).toMatchObject({ email: 'ana@example.com', policy: 'yes' });
    expect($.root().text()).toContain('is still valid');
    const ended = { ...refused, refusal: { ...refusal, isCodeWaiting: false } };
    expect(textIn('/login', ended)).toContain('is no longer valid');
    expect($('a[href^="/api/glogin/google"]')).toHaveLength(0);
    expect(draw('/login', { ...refused, google: true })('a[href^="/api/glogin/google"]')).toHaveLength(1);
  });

  it('the form stays at the address if no code was sent, and mentions the link if one was', () => {
    const $ = draw('/login', { typed, refusal: { ...refusal, reason: 'mailbox', isCodeWaiting: false } });
    expect(formsIn($)[0]?.names).toEqual(['email']);
    expect($('#sign-in-email').val()).toBe('ana@example.com');
    expect($.root().text()).toContain('our e-mail with a link');
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
    expect(wrong('#sign-in-name-message').text()).toBe(problems.name.missing);
    expect(wrong('#sign-in-email-message').text()).toBe(problems.email.notAnAddress);
    expect(wrong('#sign-in-policy-message').text()).toBe(problems.policy.missing);
    expect(attributesOf(wrong, '[autofocus]', 'id')).toEqual(['sign-in-name']);
  });

  it('is escaped', () => {
    expect(wrong('#sign-in-email').val()).toBe('"><script>');
    expect(wrong('script')).toHaveLength(0);
    expect(draw('/login', { ...code, typed: { ...typed, email: '<i>@example.com' } })('i')).toHaveLength(0);
  });
});

describe('sign-in with Google', () => {
  it('is a link if it is configured, because a form may lead to no other site', () => {
    const google = '/api/glogin/google?back=%2Fmeet%2Fen&language=en';
    expect(linksIn('/login', { google: true, back: '/meet/en' })).toContain(google);
    expect(draw('/login', { back: '/meet/en' })('[href^="/api/glogin/google"]')).toHaveLength(0);
  });
});

it('the two pages link to each other, with the page to return to', () => {
  expect(linksIn('/login', { back: '/meet/en' })).toContain('/support/registro/en?back=%2Fmeet%2Fen');
  expect(linksIn('/support/registro', { back: '/meet/en' })).toContain('/login/en?back=%2Fmeet%2Fen');
  expect(linksIn('/login')).toContain('/support/registro/en');
});

it('links to the sign-in page of every product on its own site', () => {
  const links = attributesOf(draw('/login'), 'a[target=_blank][rel=noopener]', 'href');
  for (const { signIn } of productsIn('en')) expect(links).toContain(signIn);
});
