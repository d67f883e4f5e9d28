import { resolve } from 'node:path';
import { currentTime } from '../../database/clock.ts';
import type { Config } from '../config/config.ts';
import { mailFolder } from '../data-folders.ts';
import { limits } from '../security/limits.ts';
import { type Timer, unrefTimer } from '../timing.ts';
import { createDelivery, type DeliveryDeps } from './deliver-mail.ts';
import { folderTransport, smtpTransport } from './mail-transport.ts';
import { type ClaimedMail, claimMail, releaseMail } from './outbox.ts';

export interface MailWorker {
  /** Call this when mail was queued and committed: it is sent immediately, and not within a few seconds. */
  wake(): void;
  /** Starts nothing new, and waits a while for what is being sent. */
  stop(): Promise<void>;
}

/**
 * Sends what is due, a few messages at a time: each lane claims one, sends it and looks for the next. A lane that found
 * one starts another, since there may be more; when one finds nothing, they all end after what they are sending, until
 * there is a reason to look again. One lane is for people who wait: a sign-in code never waits until documents are drawn,
 * nor behind a thousand other messages.
 */
export function startMailWorker(deps: DeliveryDeps, timer: Timer = unrefTimer): MailWorker {
  const { db, log, now } = deps;
  const delivery = createDelivery(deps);
  const lanes = new Set<Promise<void>>();
  let ordinaryLanes = 0;
  let isStopping = false;
  let isDatabaseAway = false;
  /** How often there was a reason to look, and how often when nothing was found. */
  let reasons = 0;
  let reasonsSettled = -1;
  let nextLook: ReturnType<Timer> | undefined;
  let stopped: Promise<void> | undefined;

  function startLane(): void {
    if (isStopping || lanes.size >= limits.mail.atOnce) return;
    const isExpress = ordinaryLanes === limits.mail.atOnce - 1;
    if (!isExpress) ordinaryLanes++;
    const lane = work(isExpress)
      .catch((error: unknown) => {
        // Logged once, not at every check, until the database is back.
        if (!isDatabaseAway) log.warn({ err: error }, 'the outbox cannot be used');
        isDatabaseAway = true;
      })
      .finally(() => {
        lanes.delete(lane);
        if (!isExpress) ordinaryLanes--;
      });
    lanes.add(lane);
  }

  async function work(isExpress: boolean): Promise<void> {
    for (let mail = await claim(isExpress); mail; mail = mayBeMore() ? await claim(isExpress) : undefined) {
      if (mayBeMore()) startLane();
      await delivery.deliver(mail);
    }
  }

  function mayBeMore(): boolean {
    return reasonsSettled !== reasons;
  }

  async function claim(isExpress: boolean): Promise<ClaimedMail | undefined> {
    if (isStopping) return undefined;
    await delivery.finish();
    const moment = now();
    const until = new Date(moment.getTime() + limits.mail.claim);
    const reasonsBefore = reasons;
    const mail = await claimMail(db, { now: moment, until, isExpress });
    // The express lane leaves some out.
    if (!mail && !isExpress) reasonsSettled = reasonsBefore;
    if (isDatabaseAway) log.info('the outbox can be used again');
    isDatabaseAway = false;
    if (!mail || !isStopping) return mail;
    await releaseMail(db, mail);
    return undefined;
  }

  function wake(): void {
    reasons++;
    startLane();
  }

  function lookRegularly(): void {
    wake();
    // Random, so that servers that were started together do not query in step for ever.
    nextLook = timer(limits.mail.lookEvery * (0.75 + Math.random() / 2), lookRegularly);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    nextLook?.cancel();
    let patience: ReturnType<Timer> | undefined;
    const late = new Promise<void>((resolve) => {
      patience = timer(limits.shutdown, resolve);
    });
    await Promise.race([Promise.all(lanes), late]);
    patience?.cancel();
  }

  lookRegularly();
  return {
    wake,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Starts to send the mail of the outbox. Stop it before the database is closed. */
export function startMail(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  deps: Pick<DeliveryDeps, 'db' | 'log' | 'attach' | 'picturesIn' | 'count'>,
): MailWorker {
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : folderTransport(mailFolder(dataDir), mailFrom);
  return startMailWorker({ ...deps, transport, now: currentTime });
}

/** Where mail goes, for the start banner. Contains no password. */
export function describeMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): readonly string[] {
  if (smtpUrl) return [`SMTP at ${new URL(smtpUrl).host}`];
  return [
    `written to ${resolve(mailFolder(dataDir))}`,
    'Not sent to anyone. To send it, set SMTP_URL to a mail server.',
  ];
}
