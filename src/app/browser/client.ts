import { startChoices } from '#features/preferences/browser/choices/choices.ts';
import { startConsent } from '#features/preferences/browser/choices/consent.ts';
import { startLanguage } from '#features/preferences/browser/language/start-language.ts';
import { startIslands } from '#platform/browser/wake.ts';
import { exposeContact } from './contact-global.ts';
import { startDialogs } from './dialogs.ts';

startIslands(document);
startDialogs();
startChoices();
startConsent();
startLanguage();
exposeContact();
