import { customerCare } from '#features/team/roles.ts';
import { defineFeature, type FeatureDeps, type MountedFeature } from '#platform/server/feature.ts';
import { expired, permanent } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { storedQuestionLimits } from '../stored-question-limits.ts';
import type { Help } from './create-help.ts';
import { followWays } from './follow-ways.ts';
import { mountHelp } from './routes.ts';
import { addHelpWay, dismissHelpQuestion, helpView, removeHelpWay } from './staff.ts';
import { helpQuestion, helpWay } from './tables.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    /** Answers questions. */
    readonly help: Help;
  }
}

export const helpFeature = defineFeature({
  name: 'help',
  mount(app, deps) {
    mountHelp(app, deps.config, deps);
    return keepReady(deps);
  },
  writeLimits: {
    // Looks up answers; the questions without one that are stored are counted by the handler, too.
    'POST /help/ask': perNetwork(1_200),
    'POST /help/rate': perNetwork(120),
  },
  console: {
    views: { help: { roles: customerCare, read: (place, { db, language }) => helpView(db, place, language) } },
    actions: {
      addHelpWay: { roles: customerCare, handle: addHelpWay },
      removeHelpWay: { roles: customerCare, handle: removeHelpWay },
      dismissHelpQuestion: { roles: customerCare, handle: dismissHelpQuestion },
    },
  },
  tables: [
    {
      table: helpQuestion,
      stored: [expired(helpQuestion.lastAsked, storedQuestionLimits.days)],
      impersonalBecause: 'Questions without who asked them, with addresses, numbers and names masked.',
    },
    {
      table: helpWay,
      stored: [permanent('The team takes back what it no longer needs; there is a limit, and nothing about visitors.')],
      impersonalBecause: 'The same, chosen by the team; and which member of the team did.',
    },
  ],
});

/**
 * The help is indexed when the start is over; a question that comes earlier waits for it. A developer's server, which is
 * started often and asked little, leaves it to the first question.
 */
const millisecondsBeforePreparing = 30_000;

function keepReady({ help, config, database, log }: FeatureDeps): MountedFeature {
  let ways: { readonly stop: () => void } | undefined;
  const index = () =>
    help.prepare().catch((error: unknown) => log.warn({ err: error }, 'the answers of the help could not be indexed'));
  return {
    async prepare() {
      ways = await followWays(help, database.db, log);
    },
    start() {
      const indexing = config.devPages ? undefined : setTimeout(index, millisecondsBeforePreparing);
      return { stop: () => clearTimeout(indexing) };
    },
    close: () => ways?.stop(),
  };
}
