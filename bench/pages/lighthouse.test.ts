import { expect, test } from 'vitest';
import { describeScores, type LighthouseResult, scoresOf } from './lighthouse.ts';
import { samplePages } from './sample-pages.ts';

const audit = (score: number | null, numericValue = 0) => ({ title: 'A title', score, numericValue });
const result: LighthouseResult = {
  categories: {
    performance: {
      score: 0.98,
      auditRefs: [
        { id: 'first-contentful-paint', weight: 10 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'a-hint', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'first-contentful-paint': { ...audit(0.92, 1650), displayValue: '1.7 s' },
    'total-blocking-time': audit(1, 20),
    'a-hint': audit(0),
    'image-alt': audit(null),
  },
  environment: { benchmarkIndex: 900 },
};

test('an audit costs points by its weight in its subject; hints and audits that do not apply cost nothing', () => {
  expect(scoresOf(result)).toMatchObject({
    points: { performance: 98, accessibility: 100 },
    timings: { fcp: 1650, tbt: 20 },
    losses: [{ audit: 'first-contentful-paint', subject: 'performance', value: '1.7 s' }],
  });
  expect(scoresOf(result).losses[0]?.points).toBeCloseTo(2);
});

test('the report names the page, the audit and the goal that is missed', () => {
  const [page] = samplePages;
  if (!page) return expect.unreachable();
  const report = describeScores(new Map([[page, scoresOf(result)]]), 3);
  expect(report).toContain('/en: first-contentful-paint (1.7 s), 2.0 of performance');
  expect(report).toContain('performance: 98 or more, MISSES the goal of 99');
  expect(report).toContain('seo: 100 or more, reaches the goal of 100');
});
