import { startConsent } from '#features/consent/browser/start-consent.ts';
import { startChoices } from '#features/preferences/browser/choices/choices.ts';
import { startLanguage } from '#features/preferences/browser/language/start-language.ts';
import { startIslands } from '#platform/browser/wake.ts';
import { exposeContact } from './contact-global.ts';
import { startDialogs } from './dialogs.ts';

startIslands(document, {
  islands: () => import('./loaders.ts').then((tables) => tables.islands),
  enhancers: () => import('./loaders.ts').then((tables) => tables.enhancers),
  header: () => import('./header.ts'),
});
startDialogs();
startChoices();
startConsent(() => import('./optional.ts').then((module) => module.optional));
startLanguage();
exposeContact();
