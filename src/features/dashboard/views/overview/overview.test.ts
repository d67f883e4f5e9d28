import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import type { Dom } from '#platform/testing-html.ts';
import { ana, fullViews } from '../testing-answers.ts';
import { draw } from '../testing-draw.ts';

const words = wordsIn('en').dashboard;
const textOf = ($: Dom) => $.root().text();

describe('the overview', () => {
  it('greets by name, or by address', () => {
    expect(textOf(draw(fullViews.overview))).toContain('Hello, Ana Restrepo');
    const unnamed = textOf(draw(fullViews.overview, { person: { ...ana, name: '' } }));
    expect(unnamed).toContain('Hello, ana@example.com');
    expect(unnamed).toContain(words.overview.nudge.action);
    expect(textOf(draw(fullViews.overview))).not.toContain(words.overview.nudge.action);
  });

  it('shows the newest requests', () => {
    expect(draw(fullViews.overview)('a[href$="&ticket=H-7KQ2-94MX"]')).toHaveLength(3);
  });
});
