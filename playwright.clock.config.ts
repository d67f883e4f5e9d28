import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';
import { days, hours } from './tests/support/moments.ts';
import type { ClockOption } from './tests/support/site.ts';

/** What a visitor books depends on the hour; the rest on the day, if at all. */
const ofTheHour = ['meeting.spec.ts', 'meeting-without-javascript.spec.ts'];
const ofTheDay = [...ofTheHour, 'payments.spec.ts', 'quote-making.spec.ts', 'signing-in-and-out.spec.ts'];

const projectsAt = (moments: typeof days, files: readonly string[]) =>
  moments.map(({ name, at: moment }) => ({ name, use: { moment }, testMatch: files.map((file) => `**/${file}`) }));

/** Part of `npm run check:clock`: a project for each moment. */
export default defineConfig<object, ClockOption>({
  ...settings,
  retries: 0,
  projects: [...projectsAt(hours, ofTheHour), ...projectsAt(days, ofTheDay)],
});
