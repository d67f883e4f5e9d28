import { describe, expect, it } from 'vitest';
import { readSelector } from './selector.mjs';
import { shownElements } from './shown-elements.mjs';

const elements = shownElements(`<html lang="en" data-signed="out"><body>
  <header class="_bar_ab1cd_1 _wide_ab1cd_9"><a href="/" class="visually-hidden">x</a>
  <details><summary class="name">Menu</summary><ul class="closed"><li>in</li></ul></details>
  <details open=""><summary>Open</summary><p class="opened"></p></details>
  <button popoverTarget="m" disabled=""><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></button>
  <signed-in></signed-in></header></body>`);
const applies = (selector: string) => readSelector(selector)(elements);

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
    'a:nth-child(2n + 1)',
    '& > odd',
  ])('applies: %s', (selector) => expect(applies(selector)).toBe(true));

  it.each([
    'table',
    '._bar_ab1cd_1._wide_ab1cd_8',
    'a:hover',
    ':focus-visible',
    ':popover-open+a',
    '.closed',
    'li',
    '.none a',
    'a[data-many]',
    '#content',
    'a:is(:hover,:focus)',
    'a:is(.none,:is(table,.neither))',
    'header .name:not(.x) .none',
  ])('does not apply: %s', (selector) => expect(applies(selector)).toBe(false));
});
