import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import {
  addUses,
  type CountedLimit,
  consumeRateLimit,
  consumeRateLimits,
  LimitReached,
  limitReached,
} from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Sender } from '#platform/server/http/client-address.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { limitKey, networkLimits, setRetryAfter, withinLimits } from '#platform/server/security/within-limits.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { KnownBrowser } from './known-browser.ts';

/** Also shows whether a network has requested codes for this mailbox before. */
const wideNetworkDay = { name: 'code-wide-both-day', of: 'wideNetwork', most: 20, seconds: secondsPerDay } as const;

/**
 * How many codes are sent. A browser that has signed in with an address before has a limit that no one else can use up.
 * All others are counted by network, by network and mailbox, and finally by mailbox alone, so that a botnet cannot
 * flood it with mail. The larger part of that last limit is reserved for networks with few requests: using it up takes
 * 12 networks of the size /24 or /48 an hour, or 18 a day. A visitor who is refused because of the mailbox limit gets
 * in by the link that is mailed there once a day: see `send-code.ts`.
 *
 * A code is only valid in the browser that requested it, with three tries. With all the codes that strangers can
 * request in a day, over all networks, they have 60 × 3 tries at a million codes: they guess right once in about 5,500
 * days of 60 mails each. With a pass, and so with access to the mailbox, nothing has to be guessed.
 */
export const codeLimits = {
  knownBrowser: [
    { name: 'code-browser-hour', of: 'browser', most: 6, seconds: secondsPerHour },
    { name: 'code-browser-day', of: 'browser', most: 15, seconds: secondsPerDay },
    { name: 'code-browsers-day', of: 'mailbox', most: 60, seconds: secondsPerDay },
  ],
  network: [
    { name: 'code-network-hour', of: 'network', most: 60, seconds: secondsPerHour },
    { name: 'code-wide-hour', of: 'wideNetwork', most: 240, seconds: secondsPerHour },
  ],
  networkAndMailbox: [
    { name: 'code-both-hour', of: 'network', most: 6, seconds: secondsPerHour },
    { name: 'code-both-day', of: 'network', most: 12, seconds: secondsPerDay },
    { name: 'code-wide-both-hour', of: 'wideNetwork', most: 10, seconds: secondsPerHour },
    wideNetworkDay,
  ],
  /** The first two codes that a wide network requests in a day. */
  mailboxFromNewNetwork: [
    { name: 'code-new-hour', most: 24, seconds: secondsPerHour },
    { name: 'code-new-day', most: 36, seconds: secondsPerDay },
  ],
  mailboxFromSameNetwork: [
    { name: 'code-again-hour', most: 12, seconds: secondsPerHour },
    { name: 'code-again-day', most: 24, seconds: secondsPerDay },
  ],
} as const;

const codesOfNewNetwork = 2;

/**
 * Tries in a browser that no code is waiting for. They cannot succeed, so limiting them never stops a visitor from
 * typing a code that does exist.
 */
const uselessTries = { name: 'try-network-hour', most: 200, seconds: secondsPerHour };
/** Each start of a sign-in with Google is stored for some minutes. */
const googleStarts = { name: 'google-network-hour', most: 200, seconds: secondsPerHour };

/** The mailbox has reached its limit: a visitor who can read it may continue with the mailed link. */
export class MailboxLimitReached extends LimitReached {}

interface CodeRequest {
  readonly secret: string;
  readonly email: string;
  readonly knownBrowser: KnownBrowser | undefined;
  /** Undefined only if a test calls the app without a connection. */
  readonly sender: Sender | undefined;
}

/** Counts a code that is sent in the same transaction, which must be rolled back if this throws LimitReached. */
export async function countCode(tx: Db, request: CodeRequest, now: Date): Promise<void> {
  const { secret, email, knownBrowser, sender } = request;
  const mailbox = mailboxOf(email);
  const counted = (name: string, whom: string, { most, seconds }: Omit<CountedLimit, 'key'>): CountedLimit => {
    return { key: limitKey(secret, name, whom), most, seconds };
  };
  if (knownBrowser) {
    const whom = { browser: `${knownBrowser.id} ${mailbox}`, mailbox };
    // Whoever reads the mailbox can make browsers known, but not use up the codes of one that proved a second factor.
    const limits = codeLimits.knownBrowser
      .filter(({ of }) => of === 'browser' || !knownBrowser.isProven)
      .map((limit) => counted(limit.name, whom[limit.of], limit));
    return consumeRateLimits(tx, limits, now);
  }
  const ofNetwork = sender ? codeLimits.network.map((limit) => counted(limit.name, sender[limit.of], limit)) : [];
  const ofBoth = sender
    ? codeLimits.networkAndMailbox.map((limit) => counted(limit.name, `${sender[limit.of]} ${mailbox}`, limit))
    : [];
  const near = await addUses(tx, [...ofNetwork, ...ofBoth], now);
  const today = near.find(({ key }) => key.startsWith(`${wideNetworkDay.name}:`));
  const isNewNetwork = today !== undefined && today.uses <= codesOfNewNetwork;
  const ofMailbox = codeLimits[isNewNetwork ? 'mailboxFromNewNetwork' : 'mailboxFromSameNetwork'].map((limit) =>
    counted(limit.name, mailbox, limit),
  );
  const all = [...near, ...(await addUses(tx, ofMailbox, now))];
  const reached = limitReached([...ofNetwork, ...ofBoth, ...ofMailbox], all);
  if (!reached) return;
  throw limitReached(ofNetwork, all) ? reached : new MailboxLimitReached(reached.key, reached.until);
}

interface Deps {
  readonly db: Db;
  readonly secret: string;
}

/** Counts a try that no code was waiting for. */
export async function isTriedTooOften(c: AppContext, deps: Deps): Promise<boolean> {
  try {
    await countForNetwork(c, uselessTries, deps);
    return false;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    setRetryAfter(c, error.until);
    return true;
  }
}

/** Counts a visitor who leaves for Google, or throws a CallError if there are too many in their network. */
export function countGoogleStart(c: AppContext, deps: Deps): Promise<void> {
  return withinLimits(c, () => countForNetwork(c, googleStarts, deps));
}

async function countForNetwork(c: AppContext, limit: typeof uselessTries, { db, secret }: Deps): Promise<void> {
  for (const counted of networkLimits(c, secret, [limit])) await consumeRateLimit(db, counted, currentTime());
}
