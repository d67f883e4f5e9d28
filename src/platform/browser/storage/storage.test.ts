import { afterEach, describe, expect, it, vi } from 'vitest';
import { consent } from '#features/consent/stored.ts';
import { userLanguage } from '../stored/user-language.ts';

/** A local storage like a browser's, which can be full or forbidden. */
function fakeStorage(texts: Record<string, string> = {}) {
  const state = { isFull: false, isForbidden: false, texts };
  const storage = {
    getItem: (key: string) => state.texts[key] ?? null,
    setItem: (key: string, text: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      state.texts[key] = text;
    },
    removeItem: (key: string) => void delete state.texts[key],
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (state.isForbidden) throw new DOMException('forbidden', 'SecurityError');
      return storage;
    },
  });
  return state;
}

/** A new one for each test: the module holds what cannot be stored. */
const loadStorage = async () => {
  vi.resetModules();
  return { ...(await import('./storage.ts')), ...(await import('./text.ts')) };
};

/** Newer Node versions have one of their own. */
const nodesOwn = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  if (nodesOwn) Object.defineProperty(globalThis, 'localStorage', nodesOwn);
});

describe('access to local storage', () => {
  it('stores and returns', async () => {
    const { texts } = fakeStorage();
    const { recall, remember, forget } = await loadStorage();
    expect(recall(consent)).toBeUndefined();
    remember(consent, 'true');
    expect(texts).toEqual({ consent: 'true' });
    expect(recall(consent)).toBe('true');
    forget('consent');
    expect(recall(consent)).toBeUndefined();
  });

  it('normalises other spellings, and removes invalid values', async () => {
    const { texts } = fakeStorage({ userLanguage: 'ES-co', consent: 'perhaps' });
    const { recall } = await loadStorage();
    expect(recall(userLanguage)).toBe('es');
    expect(recall(consent)).toBeUndefined();
    expect(texts).toEqual({ userLanguage: 'es' });
  });

  it('holds values as long as the page if storage is forbidden', async () => {
    fakeStorage().isForbidden = true;
    const { recall, remember, forget, storedKeys } = await loadStorage();
    expect(recall(consent)).toBeUndefined();
    remember(consent, 'true');
    expect(recall(consent)).toBe('true');
    forget('consent');
    expect(recall(consent)).toBeUndefined();
    expect(storedKeys()).toEqual([]);
  });

  it('leaves no stale value if storage is full', async () => {
    const state = fakeStorage({ consent: 'true' });
    state.isFull = true;
    const { recall, remember } = await loadStorage();
    remember(consent, 'false');
    expect(recall(consent)).toBe('false');
    expect(state.texts).toEqual({});
    state.isFull = false;
    remember(consent, 'true');
    expect([recall(consent), state.texts['consent']]).toEqual(['true', 'true']);
  });
});
