import { describe, expect, it } from 'vitest';
import { calculateMessage } from './measure.ts';
import { smsLimits } from './message.ts';

describe('the calculation of a message', () => {
  it('includes the result without costly characters', () => {
    const { measure, plainly, costly } = calculateMessage(`Está ${'a'.repeat(150)}`);
    expect([measure.parts.length, costly.length]).toEqual([3, 1]);
    expect(plainly).toMatchObject({ kind: 'saves', text: `Esta ${'a'.repeat(150)}`, measure: { parts: [155] } });
  });

  it.each([
    ['', 'already'],
    ['Mañana, señor', 'already'],
    ['Está', 'useless'],
    ['…'.repeat(70), 'useless'],
    ['До встречи', 'never'],
    ['🎉 🎉', 'never'],
  ])('classifies %j as %s', (text, kind) => {
    expect(calculateMessage(text).plainly.kind).toBe(kind);
  });

  it('is the same for CRLF and LF', () => {
    expect(calculateMessage('a\r\nb\rc').text).toBe('a\nb\nc');
    expect(calculateMessage('\r\n'.repeat(160)).measure.parts).toEqual([160]);
  });

  it('counts at most ten parts, and says so', () => {
    const most = 'a'.repeat(smsLimits.counted);
    expect(calculateMessage(most)).toMatchObject({ text: most, measure: { parts: Array(10).fill(153) } });
    expect(calculateMessage(most)).not.toHaveProperty('tooLong');
    expect(calculateMessage(`${most}bc`)).toMatchObject({ text: most, tooLong: smsLimits.counted + 2 });
    expect(calculateMessage(`${most.slice(1)}🎉`).text).toBe(most.slice(1));
  });
});
