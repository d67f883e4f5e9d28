import { expect, it } from 'vitest';
import { moduleClass, shortClassName } from './class-names.ts';

const css = '.one{margin:.5rem}.two .one{animation:turn 1s}@keyframes turn{to{rotate:1turn}}';
const short = (name: string, text = css) => shortClassName(name, 'a.module.css', text);

it('gives every name of a file a short, unique one', () => {
  const names = ['one', 'two', 'turn'].map((name) => short(name));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(new RegExp(`^${moduleClass}$`));
});

it('depends on the file', () => {
  expect(short('one')).not.toBe(short('one', `${css}.three{}`));
  expect(() => short('four')).toThrow('four is not a class');
});
