import { expect, it } from 'vitest';
import { neededRules } from './needed-rules.mjs';
import { shownElements } from './shown-elements.mjs';

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
