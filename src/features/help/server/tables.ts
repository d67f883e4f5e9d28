import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { longestAnswerId, longestQuestion } from '../help-answer.ts';

/** Questions that had no answer, or one that did not help: the words alone, and how often, but not who asked. */
export const helpQuestion = pgTable(
  'help_question',
  {
    id: uuid().primaryKey(),
    language: varchar({ length: 2 }).notNull(),
    /** As it was first asked, with what may be about a person masked. */
    question: varchar({ length: longestQuestion }).notNull(),
    /** Without accents, punctuation and capitals: the same question is counted once. */
    normalized: varchar({ length: longestQuestion }).notNull(),
    times: integer().notNull(),
    /** The answer that did not help, the last time. Null: there was none. */
    answer: varchar({ length: longestAnswerId }),
    lastAsked: timestamp('last_asked', { withTimezone: true }).notNull(),
    /** Since then the team does not see it. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  ({ language, normalized, times, lastAsked }) => [
    uniqueIndex('help_question_once').on(language, normalized),
    index('help_question_most_asked').on(times.desc(), lastAsked.desc()),
    check('help_question_was_asked', sql`${times} > 0`),
  ],
);

/** Ways to ask that the team has added to answers. */
export const helpWay = pgTable(
  'help_way',
  {
    id: uuid().primaryKey(),
    language: varchar({ length: 2 }).notNull(),
    question: varchar({ length: longestQuestion }).notNull(),
    answer: varchar({ length: longestAnswerId }).notNull(),
    addedBy: varchar('added_by', { length: 320 }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  ({ language, question }) => [uniqueIndex('help_way_once').on(language, question)],
);
