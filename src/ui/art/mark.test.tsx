import { describe, expect, it } from 'vitest';
import { Mark } from './mark.tsx';
import { type MarkName, marks } from './marks/index.ts';
import { draw } from './testing-draw.ts';

const names = Object.keys(marks) as MarkName[];

describe('Mark', () => {
  it.each(names)('draws %s in less than 600 bytes', (name) => {
    expect(draw(<Mark of={name} />).length).toBeLessThan(600);
  });

  it('draws no two alike', () => {
    expect(new Set(names.map((name) => draw(<Mark of={name} />))).size).toBe(names.length);
  });

  it('is decoration without a title and an image with one', () => {
    expect(draw(<Mark of="wabot" />)).toContain('aria-hidden="true"');
    const named = draw(<Mark of="wabot" title="Wabot" />);
    expect(named).toContain('role="img" aria-label="Wabot"');
    expect(named).not.toContain('aria-hidden');
  });

  it('has the size it is given', () => {
    expect(draw(<Mark of="sms" size={24} />)).toContain('width="24" height="24"');
  });
});
