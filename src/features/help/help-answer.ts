import type { Language } from '#site/languages.ts';

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

/** An answer of the site to a question. */
export interface HelpAnswer {
  /** Which answer it is, such as `refund` or `price:wabot`. */
  readonly id: string;
  /** Its language: that of the question. */
  readonly lang: Language;
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

/** What the site says to a question. */
export interface HelpReply {
  /** The answer; none if the site does not know. */
  readonly answers: readonly HelpAnswer[];
  /** If it does not know: the topics that are nearest. */
  readonly near: readonly HelpAnswer[];
  /** Ways to reach a person. */
  readonly person: readonly HelpAction[];
}

/** A question that was sent without JavaScript, at `/support?question=…`. */
export interface AnsweredQuestion extends HelpReply {
  readonly question: string;
}

/** The query parameter of `/support`. */
export const questionParameter = 'question';

/** In characters. */
export const longestQuestion = 200;

/** Of the name of an answer, such as `/development/data_analytics#3`. */
export const longestAnswerId = 60;

/** The section of `/support` for questions and answers. */
export const askAnchor = 'ask';

/** The id of the help widget, which is on every page. */
export const helpDialogId = 'help-dialog';
