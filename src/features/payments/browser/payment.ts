import { announce } from '#platform/browser/announce.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import type { getPaymentState } from '../contract.ts';
import { isUnsettled } from '../payment-answer.ts';
import { approvedPayments } from '../stored.ts';

/** Reloads the page of an order when the order's state changes. */
export default function enhancePayment(host: HTMLElement): void {
  const { reference = '', key = '', state = '', changed = '' } = dataOf(host);
  if (state === 'paid') announceApproval(reference);
  if (!isUnsettled(state)) return;
  const fetchState = async () => {
    const answer = await callSite<typeof getPaymentState>('/pay/transactions/state', { reference, key });
    return answer.CODE === 1 ? answer.DATA.state : undefined;
  };
  const onChange = () => {
    announce(changed, document.documentElement.lang);
    location.reload();
  };
  watchOrder({ fetchState, state, onChange });
}

/** Notifies other scripts that a payment was approved: once per browser, however often the page is opened. */
export function announceApproval(reference: string): void {
  const announced = recall(approvedPayments) ?? [];
  if (announced.includes(reference)) return;
  remember(approvedPayments, [...announced, reference]);
  dispatchEvent(new CustomEvent('hormiga:payment-approved', { detail: { reference } }));
}

/** Milliseconds between two requests: short at first, as most banks answer immediately, then longer and longer. */
const pauses = { first: 2000, longest: 30_000, growth: 1.5 } as const;

interface WatchOptions {
  /** Undefined: the state is unknown. */
  readonly fetchState: () => Promise<string | undefined>;
  /** The state that the page shows. */
  readonly state: string;
  /** Called once; no requests are made after that. */
  readonly onChange: () => void;
}

/** Requests the state of an order until it changes. A hidden tab makes no requests. */
export function watchOrder({ fetchState, state, onChange }: WatchOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = pauses.first;
  let isChecking = false;
  let isOver = false;

  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(check, pause);
    pause = Math.min(pause * pauses.growth, pauses.longest);
  };
  const check = async () => {
    clearTimeout(timer);
    if (isChecking || isOver) return;
    isChecking = true;
    const now = await fetchState();
    isChecking = false;
    isOver = now !== undefined && now !== state;
    if (isOver) onChange();
    else wait();
  };
  /** The visitor is back from the checkout, so the state may have changed. */
  const checkAgain = () => {
    pause = pauses.first;
    void check();
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else checkAgain();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && checkAgain());
  wait();
}
