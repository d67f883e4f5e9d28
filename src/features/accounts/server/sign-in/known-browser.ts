import { randomBytes } from 'node:crypto';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readCookie } from '#platform/server/http/cookies.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { knownBrowserCookie, signInCookie } from '#site/cookies.ts';
import { comesSecurely } from '../accounts.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds that a browser is known after somebody has signed in there. */
const knownFor = 365 * day;
/** Addresses that one browser is known for: the last ones that were used. */
const mostAddresses = 4;
const separator = '~';

/**
 * A pass proves that whoever has it could read the mail of one mailbox: it was given to a browser that signed in, or
 * sent there as a link. It is signed, and nothing is stored. It opens nothing: with it somebody can ask for codes
 * without being counted together with strangers. So it outlives the end of a session, also of all sessions. Its parts
 * are an id that its codes are counted for, its end, and the signature.
 */
const passPattern = /^[\w-]{22}\.[\da-z]{1,9}\.[\w-]{43}$/;

type CookieConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;

interface Mailbox {
  readonly secret: string;
  readonly email: string;
  readonly now: Date;
}

/** Empty where it cannot be one. Whether it is one is not known before there is an address to it. */
export function readPass(text: string): string {
  return passPattern.test(text) ? text : '';
}

/** A pass for somebody who can read the mail of this mailbox, and no sooner. */
export function makePass({ secret, email }: Omit<Mailbox, 'now'>, until: Date, id = newId()): string {
  const end = Math.floor(until.getTime() / 1000).toString(36);
  return `${id}.${end}.${signatureOf({ secret, email }, id, end)}`;
}

/** The id of a pass for this mailbox. Undefined: it is forged, over, or for another one. */
function idOfPass(mailbox: Mailbox, pass: string): string | undefined {
  const [id = '', end = '', signature = ''] = readPass(pass).split('.');
  if (Number.parseInt(end, 36) * 1000 <= mailbox.now.getTime()) return undefined;
  return id && isSameSecret(signature, signatureOf(mailbox, id, end)) ? id : undefined;
}

function signatureOf({ secret, email }: Omit<Mailbox, 'now'>, id: string, end: string): string {
  return keyedHash(secret, 'browser', JSON.stringify([mailboxOf(email), id, end])).toString('base64url');
}

const newId = () => randomBytes(16).toString('base64url');

/** What the codes of this browser for this mailbox are counted for. Undefined: nobody has signed in with it here. */
export function knownBrowserId(c: AppContext, mailbox: Mailbox, fromLink = ''): string | undefined {
  for (const pass of [...passesOf(c), fromLink]) {
    const id = idOfPass(mailbox, pass);
    if (id) return id;
  }
  return undefined;
}

/** To be called when somebody has signed in. A browser that was known already keeps its id, and thereby its count. */
export function rememberBrowser(c: AppContext, config: CookieConfig, mailbox: Mailbox): void {
  const until = new Date(mailbox.now.getTime() + knownFor);
  const pass = makePass(mailbox, until, knownBrowserId(c, mailbox));
  setPasses(c, config, [pass, ...passesOfOthers(c, mailbox)].slice(0, mostAddresses));
}

/** To be called when an account is deleted. */
export function forgetBrowser(c: AppContext, config: CookieConfig, mailbox: Mailbox): void {
  setPasses(c, config, passesOfOthers(c, mailbox));
}

/** A cookie that somebody has written by hand is not read for longer than ours can be. */
function passesOf(c: AppContext): string[] {
  const kept = readCookie(c.req.header('cookie'), knownBrowserCookie) ?? '';
  return kept.split(separator, mostAddresses).filter((pass) => readPass(pass) !== '');
}

function passesOfOthers(c: AppContext, mailbox: Mailbox): string[] {
  return passesOf(c).filter((pass) => idOfPass(mailbox, pass) === undefined);
}

function setPasses(c: AppContext, config: CookieConfig, passes: readonly string[]): void {
  const where = { path: '/', httpOnly: true, sameSite: 'Lax', secure: comesSecurely(c, config) } as const;
  if (passes.length === 0) deleteCookie(c, knownBrowserCookie, where);
  else setCookie(c, knownBrowserCookie, passes.join(separator), { ...where, maxAge: knownFor / 1000 });
}

/** Seconds: longer than anybody takes to sign in. */
const lasts = 60 * 60;

const shape = /^[\w-]{22}$/;

/**
 * Of this browser, for as long as somebody signs in with it: a code is good in the browser that asked for it and in no
 * other, so that nobody can try, or use up, the codes of somebody else.
 */
export function browserId(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  const kept = readCookie(c.req.header('cookie'), signInCookie);
  const id = kept && shape.test(kept) ? kept : randomBytes(16).toString('base64url');
  const secure = comesSecurely(c, config);
  setCookie(c, signInCookie, id, { path: '/', maxAge: lasts, httpOnly: true, sameSite: 'Lax', secure });
  return id;
}
