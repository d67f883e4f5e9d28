declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support': {
      readonly help?: AnsweredQuestion | undefined;
      /** The signed-in visitor, for the form. */
      readonly person?: { readonly name: string; readonly email: string } | undefined;
    };
  }
}
/** Something that a visitor can do next, as a link. */
export interface HelpAction {
  readonly label: string;
  /** A page of this site in the language of the answer, or a chat on WhatsApp. */
  readonly href: string;
}

/** A result from the site for a question. */
export interface HelpAnswer {
  /** The question as the site words it, or the name of a page. */
  readonly title: string;
  readonly text: string;
  /** The address of the page, in the language of the answer. */
  readonly href: string;
  /** The name of that page. */
  readonly page: string;
  /** The best first. Empty for an answer that is only a page. */
  readonly actions: readonly HelpAction[];
}

/** A question that was sent without JavaScript, at `/support?question=…`. */
export interface AnsweredQuestion {
  readonly question: string;
  /** The best first. Empty if the site has no answer. */
  readonly answers: readonly HelpAnswer[];
  /** Ways to reach a person, for a question without an answer. */
  readonly person: readonly HelpAction[];
}

/** The query parameter of `/support`. */
export const questionParameter = 'question';

/** In characters. */
export const longestQuestion = 200;

/** The section of `/support` for questions and answers. */
export const askAnchor = 'ask';

/** The id of the help widget, which is on every page. */
export const helpDialogId = 'help-dialog';
