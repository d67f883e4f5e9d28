import { expect, it } from 'vitest';
import { inAmericanEnglish } from './american-english.ts';

it.each([
  ['<p>US$10 <b>per month</b></p>', '<p>$10 <b>per month</b></p>'],
  ['<li>8:00\u2060–\u206012:00</li>', '<li>8:00\u00a0AM\u2060–\u206012:00\u00a0PM</li>'],
  ['<td>0:30, 14:05, 23:59</td>', '<td>12:30\u00a0AM, 2:05\u00a0PM, 11:59\u00a0PM</td>'],
  ['<time datetime="2026-01-15T14:00">today</time>', '<time datetime="2026-01-15T14:00">today</time>'],
  ['<style>a{content:"14:00"}</style>', '<style>a{content:"14:00"}</style>'],
  ['<script>go("14:00")</script> 14:00', '<script>go("14:00")</script> 2:00\u00a0PM'],
  ['<textarea>US$5 at 14:00 <b></textarea>', '<textarea>US$5 at 14:00 <b></textarea>'],
  ['<input value="US$5 at 14:00"/>', '<input value="US$5 at 14:00"/>'],
  ['<p>12:00:30, 24:00, 3:1</p>', '<p>12:00:30, 24:00, 3:1</p>'],
])('%s becomes %s', (page, american) => {
  expect(inAmericanEnglish(page)).toBe(american);
});
