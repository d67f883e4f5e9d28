import { startChoices } from '#islands/shell/choices.ts';
import { exposeContact } from '#islands/shell/contact-global.ts';
import { startDialogs } from '#islands/shell/dialogs.ts';
import { startIslands } from '#islands/wake.ts';

startIslands(document);
startDialogs();
startChoices();
exposeContact();
