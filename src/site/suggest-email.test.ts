import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('the suggestion for an e-mail address', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['Ana.Núñez+x@GMIAL.com', 'Ana.Núñez+x@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmai.es', 'ana@hotmail.es'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yahooo.fr', 'ana@yahoo.fr'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@empresa.con', 'ana@empresa.com'],
    ['ana@empresa.com.cp', 'ana@empresa.com.co'],
  ])('the suggestion for %s is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'ana@gmail.com',
    'ana@ymail.com',
    'ana@mail.com',
    'ana@gmx.fr',
    'ana@empresa.com.co',
    'ana@example.com',
    'ana@hormiga.example',
    'ana@live.ca',
    'ana@yahoo.co',
    'ana@unal.edu.co',
    'ana@gm.com',
    'ana@bell.ca',
    'ana@proton.me',
    '@gmial.com',
    'gmial.com',
    '',
    `ana@${'gmial'.repeat(30)}.com`,
    'اسم@مثال.com',
  ])('there is no suggestion for %s', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
