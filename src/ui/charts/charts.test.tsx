import { expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { testAnswers } from '#features/staff/testing-answers.ts';
import { parseHtml, textsOf } from '#platform/testing-html.ts';

const draw = (name: 'overview' | 'overview-empty') =>
  parseHtml(drawLive({ path: '/staff', staff: testAnswers[name] }, 'en').content);

it('every chart is named by the sentence with its gist', () => {
  const $ = draw('overview');
  const pictures = $('[role=img]').toArray();
  expect(pictures.length).toBe(5);
  const names = pictures.map((picture) => $(`#${$(picture).attr('aria-labelledby')}`).text());
  expect(names[0]).toBe('1,204 leads (+23%, 980 before). The most were in Nov 16–20, 2026: 101.');
  for (const name of names) expect(name).toMatch(/\d/);
  for (const picture of pictures) expect($(picture).children().not('[aria-hidden=true]')).toHaveLength(0);
});

it('the table behind a chart has the values of its columns', () => {
  const $ = draw('overview');
  const chart = $('figure').first();
  const values = textsOf($, 'figure:first-of-type tbody td:nth-of-type(1)').slice(0, 14).map(Number);
  const heights = chart
    .find('svg rect[y]')
    .toArray()
    .map((column) => $(column))
    .filter((column) => column.attr('width') === chart.find('svg g rect:last-child').attr('width'))
    .map((column) => Number.parseFloat(column.attr('height') ?? ''));
  expect(heights).toHaveLength(values.length);
  const scale = Math.max(...values) / Math.max(...heights);
  for (const [index, value] of values.entries()) expect((heights[index] ?? 0) * scale).toBeCloseTo(value, 1);
});

it('what was not measured is a gap in the line, and a dash in the table', () => {
  const $ = draw('overview');
  const line = $('#first-answers-title').closest('figure');
  expect(line.find('circle').length).toBeLessThan(line.find('tbody tr').length);
  expect(line.find('tbody td').text()).toContain('–');
});

it('says without a percentage that there was nothing before', () => {
  const $ = draw('overview');
  const text = $('figure, dl').text();
  expect(text).not.toMatch(/Infinity|NaN/);
  expect(draw('overview-empty')('dl').text()).toContain('Nothing to compare with');
});

it('marks the step that is not over', () => {
  const $ = draw('overview');
  expect($('#leads-over-time-table').closest('table').find('tbody tr').last().find('th').text()).toContain(
    'not over yet',
  );
});
