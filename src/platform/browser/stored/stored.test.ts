import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userInfo } from '#features/accounts/stored.ts';
import { consentReceipt } from '#features/consent/stored.ts';
import { chatHistory, mostStoredMessages } from '#features/help/stored.ts';
import { firstTouch, isPopupShownKey, lastNotification, popupShown } from '#features/marketing/stored.ts';
import { userCountry } from '#features/preferences/stored.ts';
import { contactDraft, draftDays } from '#features/tickets/stored.ts';
import { ownKeys } from '#pages/(legal)/legal_policy/browser/own-keys.ts';
import { userLanguage } from './user-language.ts';

const keys = ownKeys.map(({ key }) => key);

describe('the keys of local storage', () => {
  it('are those of the specification, and ours', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'userInfo',
        'hischat',
        'consent',
        'accessibility-settings',
        'userLanguage',
        'requestLanguage',
        'modalWePower',
        'idnoty',
        'cerradoPopup',
      ]),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(popupShown('es', 12).key).toBe('popup_ES_12');
  });

  it.each(ownKeys.map(({ key, repair }) => [key, repair] as const))(
    '%s never throws, and repairs invalid values',
    (_, repair) => {
      const anything = fc.oneof(
        fc.string(),
        fc.json(),
        fc.constantFrom('true', 'false', 'es', '12', '[]', '{}', 'null'),
      );
      fc.assert(
        fc.property(anything, (text) => {
          const repaired = repair(text);
          if (repaired !== undefined) expect(repair(repaired)).toBe(repaired);
        }),
      );
    },
  );
});

describe('a stored', () => {
  it.each([
    ['es', 'es'],
    ['FR', 'fr'],
    ['en-CA', 'en'],
    ['de', undefined],
    ['', undefined],
    ['español', undefined],
  ])('language %s is read as %s', (text, language) => {
    expect(userLanguage.read(text)).toBe(language);
  });

  it.each([
    ['co', 'co'],
    ['CA', 'ca'],
    ['atlantis', undefined],
  ])('country %s is read as %s', (text, country) => {
    expect(userCountry.read(text)).toBe(country);
  });

  it.each(['0', '-1', '1.5', 'one', '1e3', ''])('notification %s is ignored', (text) => {
    expect(lastNotification.read(text)).toBeUndefined();
  });

  it('user needs a token and an address, and works without the rest', () => {
    const user = { token: 't', usuario_correo: 'a@b.co' };
    const whole = { ...user, usuario_nombre: '', usuario_foto: '', foto: '' };
    expect(userInfo.read(JSON.stringify({ ...user, usuario_foto: 7, extra: 1 }))).toEqual(whole);
    expect(userInfo.read('{"token":"t"}')).toBeUndefined();
    expect(userInfo.read('[]')).toBeUndefined();
  });

  it('chat is reduced to its valid messages, and to the latest of many', () => {
    const message = { from: 'visitor', text: 'Hola 🐜', at: 1 };
    expect(chatHistory.read(JSON.stringify([message, { from: 'x' }, null, message]))).toEqual([message, message]);
    const many = Array.from({ length: mostStoredMessages + 5 }, (_, at) => ({ ...message, at }));
    const read = chatHistory.read(JSON.stringify(many));
    expect([read?.length, read?.[0]?.at]).toEqual([mostStoredMessages, 5]);
    expect(chatHistory.read('{"0":1}')).toBeUndefined();
  });

  it('chat links to pages of this site and to WhatsApp alone, and drops invalid links', () => {
    const links = [
      ...['/contact/es', '//evil.example', 'https://evil.example', 'javascript:alert(1)', 7].map((href) => ({
        text: 'x',
        href,
      })),
      ...[{ href: '/contact/es' }, null],
    ];
    const message = { from: 'site', text: 'Hola', at: 1 };
    const read = (more: object) => chatHistory.read(JSON.stringify([{ ...message, ...more }]));
    expect(read({ links, title: '¿Hola?' })).toEqual([
      { ...message, title: '¿Hola?', links: [{ text: 'x', href: '/contact/es' }] },
    ]);
    expect(read({ links: 'x', actions: 7, title: 7 })).toEqual([message]);
    const chat = { text: 'WhatsApp', href: 'https://wa.me/573000000000?text=Hola' };
    expect(read({ actions: [chat, { text: 'x', href: 'https://wa.me.evil.example/' }] })).toEqual([
      { ...message, actions: [chat] },
    ]);
    for (const broken of [{ from: 'x' }, { text: 7 }, { at: 'now' }, { at: null }]) expect(read(broken)).toEqual([]);
  });

  it('draft is what was typed within a week, with the id of its request if it is valid', () => {
    const id = '6f2b5f0e-8a55-4d5e-9a57-0a6f0c1d2e3f';
    const keptAt = Date.now();
    const week = draftDays * 24 * 60 * 60_000;
    const typed = { nombre_cliente: 'Ana', descripcion: 7, other: 'x' };
    const read = (more: object) => contactDraft.read(JSON.stringify({ typed, keptAt, ...more }));
    const typedName = { nombre_cliente: 'Ana', other: 'x' };
    expect(read({ requestId: id })).toEqual({ typed: typedName, keptAt, requestId: id });
    for (const requestId of [undefined, 7, 'x', `${id}0`])
      expect(read({ requestId })).toEqual({ typed: typedName, keptAt });
    expect(read({ keptAt: keptAt - week + 60_000 })).toBeDefined();
    for (const at of [keptAt - week - 60_000, keptAt + week + 60_000, 'now', undefined]) {
      expect(read({ keptAt: at }), String(at)).toBeUndefined();
    }
  });

  it('first touch is the data of a campaign, cut to a length', () => {
    const read = (value: object) => firstTouch.read(JSON.stringify(value));
    expect(read({ utm_source: 'x'.repeat(501), utm_medium: '', utm_term: 7, referrer: 'r', other: 'o' })).toEqual({
      utm_source: 'x'.repeat(500),
      referrer: 'r',
    });
    expect(read({ utm_medium: '', other: 'o' })).toBeUndefined();
  });

  it('receipt needs its ids, and drops purposes that no longer exist', () => {
    const id = '6f2b5f0e-8a55-4d5e-9a57-0a6f0c1d2e3f';
    const receipt = { id, visitor: id, purposes: ['marketing'], version: '1', language: 'es' };
    const old = JSON.stringify({ ...receipt, purposes: ['marketing', 'gone'], at: 5 });
    expect(consentReceipt.read(old)).toEqual({ ...receipt, at: undefined });
    expect(consentReceipt.read(JSON.stringify({ ...receipt, id: 'x' }))).toBeUndefined();
  });

  it.each([
    ['popup_ES_12', true],
    ['popup_es_12', false],
    ['popup_ES_', false],
    ['my_popup_ES_1', false],
  ])('key %s belongs to a notification: %s', (key, isOne) => {
    expect(isPopupShownKey(key)).toBe(isOne);
  });
});
