import { randomBytes } from 'node:crypto';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readCookie } from '#platform/server/http/headers.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { knownBrowserCookie, signInCookie } from '#site/cookies.ts';
import { msPerDay, secondsPerHour } from '#site/durations.ts';
import { isSecureRequest } from '../accounts.ts';

/** Milliseconds for which a browser is known after a sign-in. */
const knownFor = 365 * msPerDay;
/** How many addresses one browser is known for; the most recently used ones stay. */
const mostAddresses = 4;
const separator = '~';

/**
 * A pass proves that its bearer could read the mail of one mailbox: it was given to a browser that signed in, or mailed
 * as a link. It is signed, and not stored. It gives no access; its bearer can only request codes without sharing the
 * rate limits of strangers. That is why it outlives sessions, even when all are ended. It consists of an id by which
 * its codes are counted, its expiry, and the signature. The signature also says whether a second factor was proven in
 * this browser, which somebody who only reads the mailbox cannot do.
 */
const passPattern = /^[\w-]{22}\.[\da-z]{1,9}\.[\w-]{43}$/;

type CookieConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;

interface Mailbox {
  readonly secret: string;
  readonly email: string;
  readonly now: Date;
}

/** Empty if the format is wrong. Whether the pass is valid can only be checked with an address. */
export function readPass(text: string): string {
  return passPattern.test(text) ? text : '';
}

/** Only give a pass to a visitor who can read the mail of this mailbox. */
export function makePass(mailbox: Omit<Mailbox, 'now'>, until: Date, known: KnownBrowser = newBrowser()): string {
  const end = Math.floor(until.getTime() / 1000).toString(36);
  return `${known.id}.${end}.${signatureOf(mailbox, end, known)}`;
}

export interface KnownBrowser {
  /** By which uses of a limit are counted. */
  readonly id: string;
  /** Whether a second factor was proven here. */
  readonly isProven: boolean;
}

/** Undefined if the pass is forged, expired, or for another mailbox. */
function browserOfPass(mailbox: Mailbox, pass: string): KnownBrowser | undefined {
  const [id = '', end = '', signature = ''] = readPass(pass).split('.');
  if (!id || Number.parseInt(end, 36) * 1000 <= mailbox.now.getTime()) return undefined;
  const candidates = [true, false].map((isProven) => ({ id, isProven }));
  return candidates.find((known) => isSameSecret(signature, signatureOf(mailbox, end, known)));
}

function signatureOf({ secret, email }: Omit<Mailbox, 'now'>, end: string, { id, isProven }: KnownBrowser): string {
  const signed = JSON.stringify([mailboxOf(email), id, end]);
  return keyedHash(secret, isProven ? 'provenBrowser' : 'browser', signed).toString('base64url');
}

const newBrowser = (): KnownBrowser => ({ id: randomBytes(16).toString('base64url'), isProven: false });

/** Undefined if the browser is not known for this mailbox. */
export function knownBrowser(c: AppContext, mailbox: Mailbox, fromLink = ''): KnownBrowser | undefined {
  for (const pass of [...readPasses(c), fromLink]) {
    const known = browserOfPass(mailbox, pass);
    if (known) return known;
  }
  return undefined;
}

/** Call this after a sign-in. A known browser keeps its id, and with it its count. */
export function rememberBrowser(c: AppContext, config: CookieConfig, mailbox: Mailbox): void {
  setPass(c, config, mailbox, knownBrowser(c, mailbox));
}

/** Call this where a second factor has been proven in this browser. */
export function rememberProof(c: AppContext, config: CookieConfig, mailbox: Mailbox): void {
  const known = knownBrowser(c, mailbox);
  if (!known?.isProven) setPass(c, config, mailbox, { ...(known ?? newBrowser()), isProven: true });
}

function setPass(c: AppContext, config: CookieConfig, mailbox: Mailbox, known: KnownBrowser | undefined): void {
  const pass = makePass(mailbox, new Date(mailbox.now.getTime() + knownFor), known);
  setPasses(c, config, [pass, ...passesOfOthers(c, mailbox)].slice(0, mostAddresses));
}

/** Call this when an account is deleted. */
export function forgetBrowser(c: AppContext, config: CookieConfig, mailbox: Mailbox): void {
  setPasses(c, config, passesOfOthers(c, mailbox));
}

/** Reads no more entries than we would write, in case the cookie is forged. */
function readPasses(c: AppContext): string[] {
  const cookie = readCookie(c.req.header('cookie'), knownBrowserCookie) ?? '';
  return cookie.split(separator, mostAddresses).filter((pass) => readPass(pass) !== '');
}

function passesOfOthers(c: AppContext, mailbox: Mailbox): string[] {
  return readPasses(c).filter((pass) => browserOfPass(mailbox, pass) === undefined);
}

function setPasses(c: AppContext, config: CookieConfig, passes: readonly string[]): void {
  const where = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecureRequest(c, config) } as const;
  if (passes.length === 0) deleteCookie(c, knownBrowserCookie, where);
  else setCookie(c, knownBrowserCookie, passes.join(separator), { ...where, maxAge: knownFor / 1000 });
}

/** Seconds: longer than anyone takes to sign in. */
const maxAge = secondsPerHour;

const shape = /^[\w-]{22}$/;

/**
 * Identifies this browser during the sign-in. A code is only valid in the browser that requested it, so that no one can
 * try, or use up, the codes of another person.
 */
export function browserId(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  const cookie = readCookie(c.req.header('cookie'), signInCookie);
  const id = cookie && shape.test(cookie) ? cookie : randomBytes(16).toString('base64url');
  const secure = isSecureRequest(c, config);
  setCookie(c, signInCookie, id, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure });
  return id;
}
