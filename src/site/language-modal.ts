/** The id of the dialog that asks for the language, on the home pages. */
export const languageModalId = 'language-modal';
