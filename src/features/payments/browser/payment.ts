import { announce } from '#platform/browser/announce.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import type { getPaymentState } from '../contract.ts';
import { isUnsettled } from '../payment-answer.ts';
import { approvedPayments } from '../stored.ts';

/** The page of an order: loads again when the order has become something else, so that the server tells what. */
export default function enhancePayment(host: HTMLElement): void {
  const { reference = '', key = '', state = '', changed = '' } = host.dataset;
  if (state === 'paid') announceApproval(reference);
  if (!isUnsettled(state)) return;
  const ask = async () => {
    const answer = await callSite<typeof getPaymentState>('/pay/transactions/state', { reference, key });
    return answer.CODE === 1 ? answer.DATA.state : undefined;
  };
  const onChange = () => {
    announce(changed, document.documentElement.lang);
    location.reload();
  };
  watchOrder({ ask, state, onChange });
}

/** Tells other scripts of the page that a payment was approved: once in a browser, however often its page is opened. */
export function announceApproval(reference: string): void {
  const announced = recall(approvedPayments) ?? [];
  if (announced.includes(reference)) return;
  remember(approvedPayments, [...announced, reference]);
  dispatchEvent(new CustomEvent('hormiga:payment-approved', { detail: { reference } }));
}

/** Milliseconds between two questions: soon at first, as most banks answer at once, and then less and less often. */
const pauses = { first: 2000, longest: 30_000, growth: 1.5 } as const;

interface Watched {
  /** Undefined: nobody could say. */
  readonly ask: () => Promise<string | undefined>;
  /** As the page shows it. */
  readonly state: string;
  /** Called once; nothing is asked from then on. */
  readonly onChange: () => void;
}

/** Asks what became of an order until it is something else. A tab that nobody sees asks nothing. */
export function watchOrder({ ask, state, onChange }: Watched): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: number = pauses.first;
  let isAsking = false;
  let isOver = false;

  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(look, pause);
    pause = Math.min(pause * pauses.growth, pauses.longest);
  };
  const look = async () => {
    clearTimeout(timer);
    if (isAsking || isOver) return;
    isAsking = true;
    const now = await ask();
    isAsking = false;
    isOver = now !== undefined && now !== state;
    if (isOver) onChange();
    else wait();
  };
  /** Back from the checkout in another tab, or by the back button: there may be news already. */
  const lookAnew = () => {
    pause = pauses.first;
    void look();
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else lookAnew();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && lookAnew());
  wait();
}
