import { expect, it } from 'vitest';
import { laterPictures } from './later-pictures.mjs';

const drawing = `<path d="${'M0 0'.repeat(20)}"></path>`;
const picture = `<svg viewBox="0 0 9 9">${drawing}</svg>`;
const reference = '<svg viewBox="0 0 9 9"><use href="#p0"></use></svg>';

it('moves pictures of closed menus to the end, each once', () => {
  const closed = (inside: string) => `<details><summary>${picture}</summary><p>${inside}</p></details>${picture}`;
  expect(laterPictures(`${closed(picture)}${closed(picture)}`)).toEqual({
    part: `${closed(reference)}${closed(reference)}`,
    pictures: `<svg hidden=""><g id="p0">${drawing}</g></svg>`,
  });
});

it('leaves small and visible ones where they are', () => {
  const part = `<details><svg><path d="M0 0"></path></svg></details><details open="">${picture}</details>`;
  expect(laterPictures(part)).toEqual({ part, pictures: '' });
});
