import { describe, expect, it } from 'vitest';
import { team } from './company.ts';
import { clients, partners, testimonials } from './references.ts';

const counted = {
  clients: [clients, 8],
  team: [team, 10],
  partners: [partners, 10],
  testimonials: [testimonials, 4],
} as const;

describe('people and companies', () => {
  it.each(Object.entries(counted))('include as many %s as specified, each once', (_, [entries, count]) => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
    expect(entries).toHaveLength(count);
  });
});
