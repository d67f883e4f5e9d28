import { defineFeature } from '#platform/server/feature.ts';
import { mountDevMail } from '#platform/server/mail/dev/mount-dev-mail.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { mountDocs } from './routes.ts';

export const devtoolsFeature = defineFeature({
  name: 'devtools',
  mount(app, { config }) {
    mountDocs(app, config);
    const loadSamples = () => import('./sample-mails.ts').then(({ sampleMails }) => sampleMails(config));
    mountDevMail(app, config, { loadSamples, picturesIn });
  },
});
