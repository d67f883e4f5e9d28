import { describe, expect, it } from 'vitest';
import { neededRules, readSelector, shownElements } from './needed-rules.ts';

const elements = shownElements('<html><h1 class="big">x</h1><p></p></html>');
const needed = (css: string) => neededRules(css)(elements);

it('returns what applies, in order, and of a list of selectors those that do', () => {
  expect(needed('p{color:red;margin:0}table{color:blue}.none,.big{color:green}p{color:pink}')).toBe(
    'p{color:red;margin:0}.big{color:green}p{color:pink}',
  );
});

it('returns the conditions around what applies, and leaves out those that no screen meets at first', () => {
  expect(needed('@media (min-width:9rem){p{margin:0}.none{color:red}}@media (min-width:8rem){.none{color:red}}')).toBe(
    '@media (min-width:9rem){p{margin:0}}',
  );
  expect(needed('@media print{p{margin:0}}@media (forced-colors:active){p{margin:0}}')).toBe('');
  expect(needed('@supports (a:b){@media (width>9px){p{margin:0}}}')).toBe(
    '@supports (a:b){@media (width>9px){p{margin:0}}}',
  );
});

it('returns the keyframes of an animation that is used, and rules about the page itself', () => {
  expect(needed('@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:a 1s}')).toBe(
    'p{animation:a 1s}@keyframes a{to{top:0}}',
  );
  expect(needed('@view-transition{navigation:auto}')).toBe('@view-transition{navigation:auto}');
});

const page = shownElements(`<html lang="en" data-signed="out"><body>
  <header class="_bar_ab1cd_1 _wide_ab1cd_9"><a href="/" class="visually-hidden">x</a>
  <details><summary class="name">Menu</summary><ul class="closed"><li>in</li></ul></details>
  <details open=""><summary>Open</summary><p class="opened"></p></details>
  <button popoverTarget="m" disabled=""><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></button>
  <signed-in></signed-in></header></body>`);
const applies = (selector: string) => readSelector(selector)(page);

describe('whether a rule can affect the first paint', () => {
  it.each([
    '*',
    ':before',
    ':root',
    'a',
    'header>svg',
    '._bar_ab1cd_1._wide_ab1cd_9 a:not(:hover)',
    '[data-look=inverted] :is(a,a *)',
    '[data-country=""] a',
    'a[href^=https\\:]:after',
    'button:disabled path',
    '.name svg',
    'details[open]>.opened',
    '.visually-hidden:where(.none,a:first-child)',
    'img[src=""]',
    'a:is(header *)',
    'a:nth-child(2n + 1)',
    '& > a',
    'a[',
  ])('applies: %s', (selector) => expect(applies(selector)).toBe(true));

  it.each([
    'table',
    '._bar_ab1cd_1._wide_ab1cd_8',
    'a:hover',
    ':focus-visible',
    ':popover-open+a',
    '.closed',
    'li',
    '& > odd',
    '.none a',
    'a[data-many]',
    '#content',
    'a:is(:hover,:focus)',
    'a:is(:hover,[data-state=hover])',
    'a:is(.none,:is(table,.neither))',
    'header .name:not(.x) .none',
  ])('does not apply: %s', (selector) => expect(applies(selector)).toBe(false));
});
