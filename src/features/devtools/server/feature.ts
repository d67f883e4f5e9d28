import { defineFeature } from '#platform/server/feature.ts';
import { mountDevMail } from '#platform/server/mail/dev/mount-dev-mail.ts';
import type { FeatureSamples } from '#platform/server/mail/dev/own-samples.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { mountDocs } from './routes.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    /** Examples of the mails of all features. */
    readonly sampleMails: readonly FeatureSamples[];
  }
}

export const devtoolsFeature = defineFeature({
  name: 'devtools',
  mount(app, { config, sampleMails }) {
    mountDocs(app, config);
    const loadSamples = () => import('./sample-mails.ts').then(({ makeSamples }) => makeSamples(config, sampleMails));
    mountDevMail(app, config, { loadSamples, picturesIn });
  },
});
