import { expect, it } from 'vitest';
import { findingsIn } from './html.ts';

it('names each error of the HTML once, with its pages, and leaves out what the checker does not know', () => {
  const hidden = 'Attribute “hidden” not allowed on element “svg” at this point.';
  const findings = findingsIn([
    { type: 'error', message: hidden, url: 'file:/a', extract: ' <svg hidden>' },
    { type: 'error', message: hidden, url: 'file:/b', extract: '<svg hidden id=a>' },
    { type: 'error', message: 'CSS: Unrecognized at-rule “@view-transition”', url: 'file:/a' },
    { type: 'info', message: 'Trailing slash on void elements has no effect.', url: 'file:/a' },
  ]);
  expect([...findings]).toEqual([[hidden, { example: '<svg hidden>', pages: new Set(['file:/a', 'file:/b']) }]]);
});
