import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { seesCustomers } from '#features/team/roles.ts';
import { type StaffPlaceName, staffRoles, staffViews } from '#site/staff.ts';
import { composeConsole, mayDo, mayOpen, menuFor } from './compose-console.ts';
import { commandsOf, writeLimitsOf } from './compose-features.ts';
import type { Feature } from './feature.ts';

const run = async () => undefined;
const storesNothing = { storesNothing: 'counts words' };
const view = { roles: ['agent'], read: async () => undefined } as const;

/** A feature whose console has these views, and no record among them. */
function featureWith(...names: readonly StaffPlaceName[]): Feature {
  return { name: 'surveys', console: { views: Object.fromEntries(names.map((name) => [name, view])) } };
}

describe('the features as they are composed', () => {
  it('declare at least what they declared when the lists were central', () => {
    const { views, actions, files } = composeConsole(features);
    expect(views.size).toBeGreaterThanOrEqual(20);
    expect(actions.size).toBeGreaterThanOrEqual(44);
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(writeLimitsOf(features).size).toBeGreaterThanOrEqual(47);
    expect(commandsOf(features).size).toBeGreaterThanOrEqual(10);
  });

  it('cannot declare the same route or command twice, and the error names both', () => {
    const [one, two] = ['surveys', 'polls'].map((name): Feature => {
      return { name, writeLimits: { 'POST /votes': storesNothing }, commands: { votes: { help: '', run } } };
    });
    const both = one && two ? [one, two] : [];
    expect(() => writeLimitsOf(both)).toThrow('"surveys" and "polls" both declare the write limit "POST /votes"');
    expect(() => commandsOf(both)).toThrow('"surveys" and "polls" both declare the command "votes"');
  });

  it('have no entry of the menu without a view', () => {
    const [first, ...others] = staffViews;
    expect(() => composeConsole([featureWith(...others)])).toThrow(`The menu in src/site/staff.ts has "${first}"`);
  });

  it('have no view that nothing leads to', () => {
    expect(() => composeConsole([featureWith(...staffViews, 'ticket')])).toThrow('Nothing leads to the view "ticket"');
    expect(() => composeConsole([featureWith(...staffViews)])).not.toThrow();
  });
});

describe('what a role may do in the console', () => {
  const nothing = { views: new Map(), actions: new Map(), files: [] };

  it('is nothing in a view and no action that no feature declares', () => {
    for (const role of staffRoles) {
      expect(mayOpen(nothing, role, 'tickets')).toBe(false);
      expect(mayDo(nothing, role, 'invite')).toBe(false);
    }
  });

  it('decides which groups its menu has, none of them empty', () => {
    for (const role of staffRoles) expect(menuFor(nothing, role)).toEqual([]);
    const editors = menuFor(composeConsole(features), 'editor');
    expect(editors.flat()).not.toContain('tickets');
    expect(editors.filter((group) => group.length === 0)).toEqual([]);
  });

  it('includes customers’ data for agents and administrators alone', () => {
    expect(staffRoles.filter(seesCustomers)).toEqual(['agent', 'administrator']);
  });
});
