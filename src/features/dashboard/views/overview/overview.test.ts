import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { ana, fullViews } from '../testing-answers.ts';
import { draw } from '../testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('the overview', () => {
  it('greets by name, or by address', () => {
    expect(draw(fullViews.overview)).toContain('Hello, Ana Restrepo');
    const unnamed = draw(fullViews.overview, { person: { ...ana, name: '' } });
    expect(unnamed).toContain('Hello, ana@example.com');
    expect(unnamed).toContain(words.overview.nudge.action);
    expect(draw(fullViews.overview)).not.toContain(words.overview.nudge.action);
  });

  it('shows the newest requests', () => {
    expect(draw(fullViews.overview).match(/&amp;ticket=H-7KQ2-94MX/g)).toHaveLength(3);
  });
});
