import { setTimeout as wait } from 'node:timers/promises';

/** The message that is posted to `ALERT_URL`. It goes to an external service, so it contains no personal data. */
export interface AlertMessage {
  /** For people; the field that Slack, Teams, Mattermost and others show. */
  readonly text: string;
  readonly alert: string;
  readonly state: 'firing' | 'over';
  /** The URL of the site. */
  readonly site: string;
  readonly at: string;
}

/** Milliseconds: the timeout of an attempt, and the pauses after failed ones. */
interface Timing {
  readonly answer: number;
  readonly pauses: readonly number[];
}

const defaultTiming: Timing = { answer: 10_000, pauses: [1_000, 5_000] };

/**
 * Resolves when the message has arrived. Rejects when every attempt failed; the error does not contain the URL, which
 * is a secret.
 */
export async function postAlert(
  url: string,
  message: AlertMessage,
  { answer, pauses }: Timing = defaultTiming,
): Promise<void> {
  const body = JSON.stringify(message);
  let failure = '';
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answer),
      });
      await response.body?.cancel();
      if (response.ok) return;
      failure = `it answered ${response.status}`;
    } catch (error) {
      failure = error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer' : 'it cannot be reached';
    }
  }
  throw new Error(`ALERT_URL: ${failure}`);
}
