import { describe, expect, it } from 'vitest';
import { reckonMessage } from './measure.ts';
import { smsLimits } from './message.ts';

describe('what a message comes to', () => {
  it('is told with what it would be without its costly characters', () => {
    const { measure, plainly, costly } = reckonMessage(`Está ${'a'.repeat(150)}`);
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
  ])('%j: %s', (text, kind) => {
    expect(reckonMessage(text).plainly.kind).toBe(kind);
  });

  it('is the same for the line ends of a form and of a box', () => {
    expect(reckonMessage('a\r\nb\rc').text).toBe('a\nb\nc');
    expect(reckonMessage('\r\n'.repeat(160)).measure.parts).toEqual([160]);
  });

  it('counts no more than ten parts, and says so', () => {
    const most = 'a'.repeat(smsLimits.counted);
    expect(reckonMessage(most)).toMatchObject({ text: most, measure: { parts: Array(10).fill(153) } });
    expect(reckonMessage(most)).not.toHaveProperty('tooLong');
    expect(reckonMessage(`${most}bc`)).toMatchObject({ text: most, tooLong: smsLimits.counted + 2 });
    expect(reckonMessage(`${most.slice(1)}🎉`).text).toBe(most.slice(1));
  });
});
