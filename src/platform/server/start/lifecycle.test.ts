import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStopSignal } from './lifecycle.ts';

type Signal = 'SIGTERM' | 'SIGINT';
type Listener = (signal: NodeJS.Signals) => void;

const stop = vi.fn<(signal: Signal) => void>();
const added = new Map<Signal, Listener>();

/** Called and not emitted, because the test process listens to signals, too. */
const send = (signal: Signal) => added.get(signal)?.(signal);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  stop.mockClear();
  const before: Record<Signal, Listener[]> = {
    SIGTERM: process.listeners('SIGTERM'),
    SIGINT: process.listeners('SIGINT'),
  };
  onStopSignal(stop);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const listener = process.listeners(signal).find((one) => !before[signal].includes(one));
    if (listener) added.set(signal, listener);
  }
});
afterEach(() => {
  for (const [signal, listener] of added) process.off(signal, listener);
  vi.useRealTimers();
});

it.each(['SIGTERM', 'SIGINT'] as const)('the first %s shuts down gracefully, and only once', (signal) => {
  send(signal);
  // As npm passes on the Ctrl+C that the terminal has sent.
  send(signal);
  vi.advanceTimersByTime(1_000);
  send('SIGTERM');
  expect(stop.mock.calls).toEqual([[signal]]);
});

it('a second signal ends the process immediately, with a failure', () => {
  send('SIGTERM');
  vi.advanceTimersByTime(1_001);
  expect(() => send('SIGINT')).toThrow('ended with 1');
  expect(stop).toHaveBeenCalledTimes(1);
});
