import type { BrowserContext, Page } from '@playwright/test';

export const ana = {
  token: 'token-of-ana',
  usuario_correo: 'ana.perez@example.com',
  usuario_nombre: 'Ana Pérez',
  usuario_foto: '',
  foto: '',
};

const notifications = [
  { id: 12, titulo: 'We’ve answered you', contenido: 'There’s an answer to H-7KQ2-94MX.' },
  { id: 11, titulo: 'Welcome to Hormiga', contenido: 'Your account is ready.' },
];

type Info = Readonly<Record<keyof typeof ana, string>>;
type Notification = (typeof notifications)[number] & { readonly url?: string };

/** Stores a person who signed in a while ago. Once per tab, so that later changes by the page stay. */
export function signInBefore(context: BrowserContext, info: Partial<Info> = {}): Promise<void> {
  return storeBefore(context, 'userInfo', JSON.stringify({ ...ana, ...info }));
}

export async function storeBefore(context: BrowserContext, key: string, text: string): Promise<void> {
  await context.addInitScript(
    ({ key, text }) => {
      // A new tab has no storage before it has an address.
      if (location.protocol === 'about:' || sessionStorage.getItem(`stored ${key}`)) return;
      sessionStorage.setItem(`stored ${key}`, 'yes');
      localStorage.setItem(key, text);
    },
    { key, text },
  );
}

/** The cookie that passes on the signed-in person, or that the session is over. */
export function handover(origin: string, value: Info | 'out') {
  const text = value === 'out' ? value : encodeURIComponent(JSON.stringify(value));
  return { name: 'userInfo', value: text, url: origin, sameSite: 'Lax' as const };
}

export const sessionOf = (origin: string) => ({
  name: 'hormiga.session_token',
  value: 'session-of-ana',
  url: origin,
  httpOnly: true,
});

const envelope = (CODE: number, DATA: unknown, DESCRIPTION = 'Success', more = {}) => ({
  json: { CODE, DESCRIPTION, DATA, ...more },
});

interface BellServer {
  unread: Notification[];
  /** How many there are, if not all of them are listed. */
  total: number | undefined;
  /** The code and description to answer instead of success. */
  errorCode: { code: number; description: string; of: 'list' | 'mark' } | undefined;
  readonly requests: { readonly body: unknown; readonly language: string | undefined }[];
  readonly marked: unknown[];
  /** Delays every answer until it is released. */
  hold: Promise<void>;
}

/** A mock of the bell's server, see `src/features/bell/contract.ts`. */
export async function serveBell(page: Page | BrowserContext, unread = notifications): Promise<BellServer> {
  const server: BellServer = {
    unread: [...unread],
    total: undefined,
    errorCode: undefined,
    requests: [],
    marked: [],
    hold: Promise.resolve(),
  };
  await page.route('**/api/app/notificaciones_campana', async (route) => {
    const request = route.request();
    server.requests.push({ body: request.postDataJSON(), language: request.headers()['accept-language'] });
    await server.hold;
    const { errorCode } = server;
    if (errorCode?.of === 'list') return route.fulfill(envelope(errorCode.code, {}, errorCode.description));
    const total = server.total === undefined ? {} : { TOTAL: server.total };
    const hasUnread = server.unread.length > 0;
    return route.fulfill(hasUnread ? envelope(1, server.unread, 'Success', total) : envelope(6, {}));
  });
  await page.route('**/api/app/estado_notificacion_campana', async (route) => {
    const body = route.request().postDataJSON();
    server.marked.push(body);
    await server.hold;
    const { errorCode } = server;
    if (errorCode?.of === 'mark') return route.fulfill(envelope(errorCode.code, {}, errorCode.description));
    server.unread = server.unread.filter(({ id }) => id !== body.notificacion_id);
    return route.fulfill(envelope(1, {}));
  });
  return server;
}

/** A mock of the call that returns the person of a session; undefined: the session is over. */
export async function servePerson(page: Page | BrowserContext, info: Info | undefined): Promise<{ requests: number }> {
  const server = { requests: 0 };
  await page.route('**/api/app/usuario_info', (route) => {
    server.requests++;
    return route.fulfill(info ? envelope(1, info) : envelope(5, {}, 'Sign in first'));
  });
  return server;
}
