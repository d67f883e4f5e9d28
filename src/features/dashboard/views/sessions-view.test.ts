import { describe, expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { formsIn } from '#platform/testing-html.ts';
import { fullViews } from './testing-answers.ts';
import { actionsOf, draw } from './testing-draw.ts';

const words = wordsIn('en').dashboard;

describe('sessions', () => {
  it('are ended elsewhere by a form, and here by the link', () => {
    const $ = draw(fullViews.sessions);
    const forms = formsIn($).map(({ hidden }) => hidden);
    expect(forms).toEqual([{ action: 'end-other-sessions' }, { action: 'end-session', id: 'other' }]);
    expect($.root().text()).toContain(words.sessions.here);
    expect($('a[data-sign-out]')).toHaveLength(2);
  });

  it('have no button to end others if there are none', () => {
    const { sessions } = fullViews.sessions;
    expect(actionsOf(draw({ kind: 'sessions', sessions: sessions.slice(0, 1) }))).toEqual([]);
  });

  it('have a default name if the browser gives none', () => {
    const sessions = fullViews.sessions.sessions.map((session) => ({ ...session, browser: '', system: '' }));
    expect(draw({ kind: 'sessions', sessions }).root().text()).toContain(words.sessions.unknown);
  });
});
