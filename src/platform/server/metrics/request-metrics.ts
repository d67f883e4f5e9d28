import type { Family, Sample } from './family.ts';

/**
 * The kind of response. `page` and `file` come from memory as built, `live` pages are rendered by the server, `call` is
 * for programs and islands, `watch` for monitoring.
 */
const answerKinds = ['page', 'file', 'live', 'call', 'watch', 'other'] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** Seconds. Pages take less than a millisecond, so the first bounds are close together. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const buckets = bounds.length + 1;
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;
const tooManyRequests = 429;

export interface RequestMetrics {
  /**
   * `took` is in milliseconds. The clock is read once for log and metrics, because reading it costs more than all of
   * this.
   */
  finished(kind: AnswerKind, status: number, took: number): void;
  /** For requests that are not answered synchronously. */
  started(): void;
  ended(): void;
  readonly families: readonly Family[];
}

/** Pages are answered within microseconds, so counting one is a few additions, and everything else is done later. */
export function createRequestMetrics(): RequestMetrics {
  const answers = new Float64Array(answerKinds.length * statusClasses.length);
  const times = new Float64Array(answerKinds.length * buckets);
  const sums = new Float64Array(answerKinds.length);
  const refusals = new Float64Array(answerKinds.length);
  const places: Readonly<Record<AnswerKind, number>> = { page: 0, file: 1, live: 2, call: 3, watch: 4, other: 5 };
  let inFlight = 0;

  const add = (numbers: Float64Array, at: number, value: number) => {
    numbers[at] = (numbers[at] ?? 0) + value;
  };
  const perKind = (samplesOf: (kind: AnswerKind, place: number) => readonly Sample[]) =>
    answerKinds.flatMap((kind) => samplesOf(kind, places[kind]));

  return {
    finished(kind, status, took) {
      const place = places[kind];
      const seconds = took / 1000;
      let bucket = 0;
      while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
      add(answers, place * statusClasses.length + Math.trunc(status / 100) - 1, 1);
      add(times, place * buckets + bucket, 1);
      add(sums, place, seconds);
      if (status === tooManyRequests) add(refusals, place, 1);
    },
    started: () => void inFlight++,
    ended: () => void inFlight--,
    families: [
      {
        name: 'hormiga_http_requests_total',
        help: 'Requests that were answered, by the kind of answer and the class of its status.',
        type: 'counter',
        samples: () =>
          perKind((kind, place) =>
            statusClasses.map((status, n) => {
              return { labels: { kind, status }, value: answers[place * statusClasses.length + n] ?? 0 };
            }),
          ),
      },
      {
        name: 'hormiga_http_request_duration_seconds',
        help: 'From the moment that the headers of a request were read until its answer was made.',
        type: 'histogram',
        samples: () => perKind((kind, place) => histogram(kind, times.subarray(place * buckets), sums[place] ?? 0)),
      },
      {
        name: 'hormiga_limit_refusals_total',
        help: 'Requests that were refused because their sender had used up what is allowed (429).',
        type: 'counter',
        samples: () => perKind((kind, place) => [{ labels: { kind }, value: refusals[place] ?? 0 }]),
      },
      {
        name: 'hormiga_http_requests_in_flight',
        help: 'Requests that are being worked on. Built pages are answered immediately and are never among them.',
        type: 'gauge',
        samples: () => [{ value: inFlight }],
      },
    ],
  };
}

function histogram(kind: AnswerKind, counts: Float64Array, sum: number): readonly Sample[] {
  let count = 0;
  const below = [...bounds, Number.POSITIVE_INFINITY].map((bound, bucket) => {
    count += counts[bucket] ?? 0;
    const le = Number.isFinite(bound) ? String(bound) : '+Inf';
    return { labels: { kind, le }, value: count, suffix: '_bucket' };
  });
  return [
    ...below,
    { labels: { kind }, value: sum, suffix: '_sum' },
    { labels: { kind }, value: count, suffix: '_count' },
  ];
}
