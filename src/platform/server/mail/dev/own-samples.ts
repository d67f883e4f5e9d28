import type { Language } from '#site/languages.ts';
import type { Config } from '../../config/config.ts';
import type { Mail, MailName } from '../outbox.ts';

/** What somebody typed. */
export interface TypedText {
  readonly name: string;
  readonly company: string;
  readonly message: string;
  readonly answer: string;
  readonly topic: string;
  readonly note: string;
  readonly file: string;
}

/** What an example is made with. */
export interface SampleDeps {
  readonly config: Config;
  /** Signs the keys of links, which are never valid. */
  readonly secret: string;
  readonly language: Language;
  readonly typed: TypedText;
}

type Samples = Readonly<Partial<Record<MailName, Pick<Mail, 'subject' | 'text' | 'html'>>>>;

/** The examples of a feature's mails, by who reads them and in the order in which developers see them. */
export interface OwnSamples {
  readonly toVisitor: Samples;
  /** In the team's language alone. */
  readonly toTeam?: Samples;
}

/** What `server/sample-mails.ts` of a feature exports. */
export interface SampleModule {
  readonly sampleMails: (deps: SampleDeps) => OwnSamples;
}

/** Those of one feature, under its name. */
export interface FeatureSamples {
  readonly group: string;
  readonly load: () => Promise<SampleModule>;
}

/** What the rows have in common that examples are about. */
export const sampleRow = {
  id: '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61',
  email: 'zoe@example.com',
  requestId: null,
  userId: null,
  createdAt: new Date('2026-11-20T12:00:00Z'),
} as const;

/** Ten days after the examples are written. */
export const sampleLater = new Date('2026-11-30T22:30:00Z');
