import type { BrowserContext, Page } from '@playwright/test';

export const ana = {
  token: 'token-of-ana',
  usuario_correo: 'ana.perez@example.com',
  usuario_nombre: 'Ana Pérez',
  usuario_foto: '',
  foto: '',
};

const notifications = [
  { id: 12, titulo: 'We have answered you', contenido: 'There is an answer to H-7KQ2-94MX.' },
  { id: 11, titulo: 'Welcome to Hormiga', contenido: 'Your account is ready.' },
];

type Info = Readonly<Record<keyof typeof ana, string>>;
type Notification = (typeof notifications)[number];

/** As a browser is in which somebody signed in a while ago. Once a tab: what the page does to it later stands. */
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

/** The cookie by which the server hands over who is signed in, or says that it is over. */
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

const envelope = (CODE: number, DATA: unknown, DESCRIPTION = 'Success') => ({ json: { CODE, DESCRIPTION, DATA } });

interface BellServer {
  unread: Notification[];
  /** What to answer instead of success: a code and its description. */
  errorCode: { code: number; description: string; of: 'list' | 'mark' } | undefined;
  readonly asked: { readonly body: unknown; readonly language: string | undefined }[];
  readonly marked: unknown[];
  /** Holds every answer back until it is let go. */
  hold: Promise<void>;
}

/** The server of the bell, as it is described in `src/features/bell/contract.ts`. */
export async function serveBell(page: Page | BrowserContext, unread = notifications): Promise<BellServer> {
  const server: BellServer = {
    unread: [...unread],
    errorCode: undefined,
    asked: [],
    marked: [],
    hold: Promise.resolve(),
  };
  await page.route('**/api/app/notificaciones_campana', async (route) => {
    const request = route.request();
    server.asked.push({ body: request.postDataJSON(), language: request.headers()['accept-language'] });
    await server.hold;
    const { errorCode } = server;
    if (errorCode?.of === 'list') return route.fulfill(envelope(errorCode.code, {}, errorCode.description));
    return route.fulfill(server.unread.length > 0 ? envelope(1, server.unread) : envelope(6, {}));
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

/** Who the session's cookie belongs to; nobody: the session is over. */
export async function servePerson(page: Page | BrowserContext, info: Info | undefined): Promise<{ asked: number }> {
  const server = { asked: 0 };
  await page.route('**/api/app/usuario_info', (route) => {
    server.asked++;
    return route.fulfill(info ? envelope(1, info) : envelope(5, {}, 'Sign in first'));
  });
  return server;
}
