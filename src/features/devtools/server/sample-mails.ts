import type { SampleMail } from '#platform/server/mail/dev/dev-mail-pages.ts';
import type { FeatureSamples, OwnSamples, SampleDeps, TypedText } from '#platform/server/mail/dev/own-samples.ts';
import { languageCodes, teamLanguage } from '#site/languages.ts';

const secret = 'the keys of these links are never valid';

const typed: TypedText = {
  name: 'Zoë O’Neill-Peña',
  company: 'Transportes del Caribe S.A.S.',
  message: 'Good morning,\n\nsince yesterday two of our trucks are missing on the map. Could you have a look?',
  answer: 'Good morning,\nour trucks are back on the map since 7:40.\n\nThank you for your patience.',
  topic: 'Twelve trucks in Santander, and a driver who never answers.',
  note: 'We begin in January.',
  file: 'map.png',
};

/** HTML, a word of 60 letters, an emoji, and letters that run to the left. */
const awkward = `<img src=x onerror=alert(1)> "&' ${'Aeropuertos'.repeat(6).slice(0, 60)} 🐜 שלום עולם`;
const awkwardlyTyped: TypedText = {
  name: awkward,
  company: awkward,
  message: `${awkward}\n\n${awkward}`,
  answer: awkward,
  topic: awkward,
  note: awkward,
  file: awkward,
};

/**
 * Every mail that the site sends, in every language, with invented content: for developers to look at, and for tests.
 * Mails to the team are in its own language alone. Those that contain what somebody typed are there a second time.
 */
export async function makeSamples(
  config: SampleDeps['config'],
  all: readonly FeatureSamples[],
): Promise<ReadonlyMap<string, SampleMail>> {
  const samples = new Map<string, SampleMail>();
  for (const { group, load } of all) {
    const { sampleMails } = await load();
    const add = (prefix: string, of: SampleMail['of'], mails: Samples) => {
      for (const [name, { subject, text, html }] of Object.entries(mails)) {
        samples.set(`sample-${prefix}-${name}`, { subject, text, html, group, of });
      }
    };
    for (const language of languageCodes) {
      add(language, language, sampleMails({ config, secret, language, typed }).toVisitor);
    }
    add(teamLanguage, 'team', sampleMails({ config, secret, language: teamLanguage, typed }).toTeam ?? {});
    const { toVisitor, toTeam } = sampleMails({ config, secret, language: teamLanguage, typed: awkwardlyTyped });
    add(`${teamLanguage}-awkward`, 'awkward', withTyped({ ...toTeam, ...toVisitor }));
  }
  return samples;
}

type Samples = OwnSamples['toVisitor'];

const withTyped = (mails: Samples): Samples =>
  Object.fromEntries(Object.entries(mails).filter(([, { text }]) => text.includes('🐜')));
