import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

/** A stream as browsers have it, without a network. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(type: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens the stream again soon after it was refused, as by a server that is being restarted', () => {
  const people = vi.fn();
  followEvents({ inbox: () => undefined, people });
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/staff/events']);
  // Browsers close a stream for good if the answer is not a stream.
  Stream.opened[0]?.close();
  vi.advanceTimersByTime(15_000);
  expect(Stream.opened).toHaveLength(2);
  Stream.opened[1]?.tell('people', '{"people":[]}');
  expect(people).toHaveBeenCalledWith({ people: [] });
});

it('opens the stream again if it gives no sign of life, and leaves one alone that does', () => {
  followEvents({ inbox: () => undefined, people: () => undefined });
  for (let n = 0; n < 6; n++) {
    vi.advanceTimersByTime(10_000);
    Stream.opened[0]?.tell('ping');
  }
  expect(Stream.opened).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(2);
});
