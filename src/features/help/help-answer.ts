declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support': { readonly help: AskedHelp };
  }
}
/** Something that the site says about what was asked. */
export interface HelpAnswer {
  /** The question as the site puts it, or the name of a page. */
  readonly title: string;
  readonly text: string;
  /** Where it stands, in the language of the answer. */
  readonly href: string;
  /** The name of that page. */
  readonly page: string;
}

/** What was asked without JavaScript, at `/support?question=…`. */
export interface AskedHelp {
  readonly question: string;
  /** The best first. Empty: the site says nothing about it. */
  readonly answers: readonly HelpAnswer[];
}

/** In the address of `/support`. */
export const questionParameter = 'question';

/** In characters. */
export const longestQuestion = 200;

/** The section of `/support` in which questions are asked and answered. */
export const askAnchor = 'ask';

/** The id of the help widget, which stands on every page. */
export const helpDialogId = 'help-dialog';
