import { startChoices } from '#islands/choices/choices.ts';
import { startConsent } from '#islands/choices/consent.ts';
import { startLanguage } from '#islands/language/start-language.ts';
import { exposeContact } from '#islands/shell/contact-global.ts';
import { startDialogs } from '#islands/shell/dialogs.ts';
import { startIslands } from '#islands/wake.ts';

startIslands(document);
startDialogs();
startChoices();
startConsent();
startLanguage();
exposeContact();
