import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { attributesOf, formsIn } from '#platform/testing-html.ts';
import { ana, fullViews, nasty } from '../testing-answers.ts';
import { actionsOf, draw } from '../testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('the profile', () => {
  it('has a form for each change', () => {
    const forms = formsIn(draw(fullViews.profile));
    expect(forms.map(({ hidden, names }) => [hidden['action'], ...names])).toEqual([
      ['profile', 'name', 'language', 'country'],
      ['photo-remove'],
      ['photo', 'photo'],
      ['email', 'new_email'],
    ]);
    // A second press sends neither the picture nor a code twice.
    for (const { form } of forms.slice(2)) expect(form.attr('data-enhance')).toBe('once');
    expect(forms[2]?.form.attr('enctype')).toBe('multipart/form-data');
    expect(forms[2]?.form.find('input[type=file]').attr('accept')).toBe('image/jpeg,image/png,image/webp');
  });

  it('offers to remove a picture only if there is one', () => {
    expect(actionsOf(draw(fullViews.profile, { person: { ...ana, photo: '' } }))).not.toContain('photo-remove');
  });

  it('preselects the saved values', () => {
    const $ = draw(fullViews.profile);
    expect([$('#account-language').val(), $('#account-country').val()]).toEqual(['es', 'co']);
    const unknown = draw(fullViews.profile, { person: { ...ana, country: undefined } });
    expect(unknown('#account-country option[selected]').attr('value')).toBe('');
  });

  it('asks for the code that was sent to a new address', () => {
    const form = formsIn(draw({ kind: 'profile', newEmail: 'new@example.com' })).at(-1);
    expect(form?.hidden).toEqual({ new_email: 'new@example.com' });
    expect(form?.names).toEqual(['code']);
    expect(form?.buttons.map(({ value }) => value)).toEqual(['email-code', 'email']);
  });

  it('still shows the code field with what was typed if a new code is refused, and says when to try again', () => {
    const refusal = { reason: 'tooOften', retryAfter: 600, isCodeWaiting: true } as const;
    const wrong = { typed: { new_email: 'new@example.com', code: '1234' }, problems: {} };
    const $ = draw({ kind: 'profile', newEmail: 'new@example.com', refusal }, { wrong });
    expect($('#account-code').val()).toBe('1234');
    expect($('[role=alert]').text()).toContain('in 10 minutes');
    expect($.root().text()).toContain('is still valid');
    const first = draw({ kind: 'profile', refusal: { ...refusal, isCodeWaiting: false } }, { wrong });
    expect(first('[role=alert]').text()).toContain('in 10 minutes');
    expect(first('#account-new_email').val()).toBe('new@example.com');
  });

  it('puts a new code first if this one is no longer valid', () => {
    const wrong = { typed: {}, problems: { code: 'spent' } };
    const $ = draw({ kind: 'profile', newEmail: 'new@example.com' }, { wrong });
    const form = formsIn($).at(-1);
    expect(form?.buttons.map(({ value }) => value)).toEqual(['email', 'email-code']);
    expect($('#account-code-message').text()).toBe(words.problems.code.spent);
  });

  it.each([
    ['name', 'missing', words.problems.name.missing],
    ['name', 'tooLong', 'Please keep your name to 100 characters.'],
    ['language', 'wrong', words.problems.language.wrong],
    ['country', 'wrong', words.problems.country.wrong],
    ['photo', 'missing', words.problems.photo.missing],
    ['photo', 'tooLarge', 'The picture may be 2 MB at most.'],
    ['photo', 'notAPicture', words.problems.photo.notAPicture],
    ['new_email', 'missing', words.problems.new_email.missing],
    ['new_email', 'notAnAddress', words.problems.new_email.notAnAddress],
    ['new_email', 'same', words.problems.new_email.same],
    ['new_email', 'taken', words.problems.new_email.taken],
    ['name', 'somethingElse', words.problems.any],
    ['name', 'toString', words.problems.any],
  ])('shows the problem of %s, %s, beside that field only', (field, problem, text) => {
    const $ = draw(fullViews.profile, { wrong: { typed: {}, problems: { [field]: problem } } });
    expect($(`#account-${field}-message`).text()).toBe(text);
    expect(attributesOf($, '[aria-invalid]', 'id')).toEqual([`account-${field}`]);
  });

  it('shows again what was typed', () => {
    const wrong = { typed: { name: nasty, language: 'fr', country: '' }, problems: { name: 'tooLong' } };
    const $ = draw(fullViews.profile, { wrong });
    expect($('#account-name').val()).toBe(nasty);
    expect($('#account-language').val()).toBe('fr');
    expect($('#account-country option[selected]').attr('value')).toBe('');
  });
});
