import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import type { MeetingAnswer, TypedMeeting } from '../meeting-answer.ts';

type Choose = Extract<MeetingAnswer, { kind: 'choose' }>;

export interface MeetingProps
  extends Pick<
    Choose,
    'free' | 'zone' | 'basis' | 'from' | 'problems' | 'errorCode' | 'nearest' | 'quote' | 'requestId'
  > {
  readonly typed: TypedMeeting;
  /** The meeting to move: its reference, key and page. */
  readonly moving: { readonly reference: string; readonly key: string; readonly page: string } | undefined;
  readonly language: Language;
  readonly words: MeetingWords;
  /** When the page was rendered, in milliseconds. */
  readonly now: number;
  /** The page itself, which the form is sent to without JavaScript. */
  readonly page: string;
  readonly contactHref: string;
  /** The list of zones, rendered by the server. */
  readonly children?: ReactNode;
}

/** The texts of `meet-book.json` that the island uses, and a few of other files. */
export type MeetingWords = Pick<Words['meetBook'], 'form' | 'problems' | 'errors' | 'instead' | 'cities'> & {
  readonly booked: Words['meetBook']['meeting'];
  readonly honeypot: string;
  readonly meantEmail: string;
};
