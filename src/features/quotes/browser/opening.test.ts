import { describe, expect, it } from 'vitest';
import { joinSelections } from '../selection.ts';
import { currencyIn, openingSelection, quoteQuery } from './opening.ts';

describe('what is chosen when the page of quotes opens', () => {
  const kept = 'product-wabot.12.5_quick-api.1';

  it('is what was kept, where the address says nothing', () => {
    expect(openingSelection({ search: '', drawn: '', kept })).toBe(kept);
    expect(openingSelection({ search: '?currency=usd', drawn: '', kept })).toBe(kept);
    expect(openingSelection({ search: '', drawn: '', kept: '' })).toBe('');
  });

  it('is what the server drew for an address or for a form that was sent', () => {
    const drawn = 'quick-cron.2';
    expect(openingSelection({ search: '?items=quick-cron.2', drawn, kept })).toBe(drawn);
    expect(openingSelection({ search: '', drawn, kept })).toBe(drawn);
    // A shared address of nothing at all.
    expect(openingSelection({ search: '?items=', drawn: '', kept })).toBe('');
  });

  it('is what was kept and one thing more, where another page adds it', () => {
    const added = (add: string) => openingSelection({ search: `?add=${add}`, drawn: add, kept });
    expect(added('email-small.2')).toBe(`${kept}_email-small.2`);
    expect(openingSelection({ search: '?items=a.1&add=b', drawn: 'a.1_b', kept: '' })).toBe('a.1_b');
  });

  it('keeps the numbers of what is added again, unless new ones are said', () => {
    expect(joinSelections(kept, 'product-wabot')).toBe(kept);
    expect(joinSelections(kept, 'product-wabot.1.1')).toBe('product-wabot.1.1_quick-api.1');
    expect(joinSelections('', '', '_')).toBe('');
  });
});

describe('the address of a selection', () => {
  it('says what is chosen, and in which currency', () => {
    expect(quoteQuery('product-wabot.12.5_quick-api.1', 'usd')).toBe(
      '?items=product-wabot.12.5_quick-api.1&currency=usd',
    );
    expect(quoteQuery('', 'cad')).toBe('?currency=cad');
    expect(quoteQuery('', undefined)).toBe('');
  });

  it('is read back, whoever wrote it', () => {
    expect(currencyIn('?currency=COP')).toBe('cop');
    expect(currencyIn('?currency=eur')).toBeUndefined();
    expect(currencyIn('')).toBeUndefined();
  });
});
