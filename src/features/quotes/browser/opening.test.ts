import { describe, expect, it } from 'vitest';
import { joinSelections } from '../selection.ts';
import { currencyIn, openingSelection, quoteQuery } from './opening.ts';

describe('the selection when the page of quotes opens', () => {
  const saved = 'product-wabot.12.5_quick-api.1';

  it('is the saved draft if the address has no selection', () => {
    expect(openingSelection({ search: '', rendered: '', saved })).toBe(saved);
    expect(openingSelection({ search: '?currency=usd', rendered: '', saved })).toBe(saved);
    expect(openingSelection({ search: '', rendered: '', saved: '' })).toBe('');
  });

  it('is what the server rendered for an address or for a sent form', () => {
    const rendered = 'quick-cron.2';
    expect(openingSelection({ search: '?items=quick-cron.2', rendered, saved })).toBe(rendered);
    expect(openingSelection({ search: '', rendered, saved })).toBe(rendered);
    // A shared address with an empty selection.
    expect(openingSelection({ search: '?items=', rendered: '', saved })).toBe('');
  });

  it('is the saved draft plus an item that another page adds', () => {
    const added = (add: string) => openingSelection({ search: `?add=${add}`, rendered: add, saved });
    expect(added('email-small.2')).toBe(`${saved}_email-small.2`);
    expect(openingSelection({ search: '?items=a.1&add=b', rendered: 'a.1_b', saved: '' })).toBe('a.1_b');
  });

  it('keeps the amounts of an item that is added again, unless new ones are given', () => {
    expect(joinSelections(saved, 'product-wabot')).toBe(saved);
    expect(joinSelections(saved, 'product-wabot.1.1')).toBe('product-wabot.1.1_quick-api.1');
    expect(joinSelections('', '', '_')).toBe('');
  });
});

describe('the address of a selection', () => {
  it('contains the items and the currency', () => {
    expect(quoteQuery('product-wabot.12.5_quick-api.1', 'usd')).toBe(
      '?items=product-wabot.12.5_quick-api.1&currency=usd',
    );
    expect(quoteQuery('', 'cad')).toBe('?currency=cad');
    expect(quoteQuery('', undefined)).toBe('');
  });

  it('can be read back', () => {
    expect(currencyIn('?currency=COP')).toBe('cop');
    expect(currencyIn('?currency=eur')).toBeUndefined();
    expect(currencyIn('')).toBeUndefined();
  });
});
