import { describe, expect, it } from 'vitest';
import { Mark } from './mark.tsx';
import { type MarkName, marks } from './marks/index.ts';
import { attributesOfPicture, draw } from './testing-draw.ts';

const names = Object.keys(marks) as MarkName[];

describe('Mark', () => {
  it.each(names)('draws %s in less than 600 bytes', (name) => {
    expect(draw(<Mark of={name} />).length).toBeLessThan(600);
  });

  it('draws no two alike', () => {
    expect(new Set(names.map((name) => draw(<Mark of={name} />))).size).toBe(names.length);
  });

  it('is decoration without a title and an image with one', () => {
    expect(attributesOfPicture(<Mark of="wabot" />)).toHaveProperty('aria-hidden', 'true');
    const named = attributesOfPicture(<Mark of="wabot" title="Wabot" />);
    expect(named).toMatchObject({ role: 'img', 'aria-label': 'Wabot' });
    expect(named).not.toHaveProperty('aria-hidden');
  });

  it('has the size it is given', () => {
    expect(attributesOfPicture(<Mark of="sms" size={24} />)).toMatchObject({ width: '24', height: '24' });
  });
});
