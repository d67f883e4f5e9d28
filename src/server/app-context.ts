import type { Context, Hono } from 'hono';

/** What a request carries from one part of the app to the next. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** What `DESCRIPTION` says if the call fails. */
    failureDescription: string | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Path and query of the request, as a browser writes them. */
export function urlOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
