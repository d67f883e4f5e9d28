import type { Language } from '#site/languages.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly help: StaffHelpView;
  }
  interface StaffActions {
    readonly addHelpWay: unknown;
    readonly removeHelpWay: unknown;
    readonly dismissHelpQuestion: unknown;
  }
}

/** A question that had no answer, or one that did not help. */
export interface HelpQuestionLine {
  readonly id: string;
  readonly language: Language;
  readonly question: string;
  readonly times: number;
  /** The title of the answer that did not help. */
  readonly answer: string | undefined;
  readonly lastAsked: number;
}

/** A way to ask that the team has added. */
export interface HelpWayLine {
  readonly id: string;
  readonly language: Language;
  readonly question: string;
  readonly answer: string;
  readonly addedBy: string;
  readonly addedAt: number;
}

export interface StaffHelpView {
  readonly kind: 'help';
  readonly language: Language | undefined;
  readonly questions: readonly HelpQuestionLine[];
  /** The question for which an answer is chosen. */
  readonly chosen: HelpQuestionLine | undefined;
  readonly ways: readonly HelpWayLine[];
  /** Every answer, by its title in the language of the member. */
  readonly answers: readonly { readonly id: string; readonly title: string }[];
}
