import { expect, test } from 'vitest';
import { dateFormat, numberFormat, pluralRules, regionNames } from './formatters.ts';

test('a formatter is created once for a language and its options', () => {
  expect(numberFormat('en-CA')).toBe(numberFormat('en-CA'));
  expect(numberFormat('en-CA', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('es-CO').format(1234.5)).toBe('1.234,5');
  expect(pluralRules('fr-CA').select(0)).toBe('one');
  expect(regionNames('fr-CA').of('ES')).toBe('Espagne');
});

test('more zones than the cache holds still format correctly', () => {
  const hour = (timeZone: string) => dateFormat('en-GB', { timeZone, hour: '2-digit' }).format(0);
  for (const zone of Intl.supportedValuesOf('timeZone')) hour(zone);
  expect(hour('Asia/Tokyo')).toBe('09');
  expect(hour('UTC')).toBe('00');
});
