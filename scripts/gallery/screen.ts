import type { Page } from '@playwright/test';
import type { Answers } from '../../tests/e2e/answers';

/** One screen in one state. It is opened once for each size and shot in each theme. */
export interface Screen {
  /** Heading in the index; the states of one screen are listed together. */
  group: string;
  /** Part of the file name: "practice-wrong". */
  name: string;
  /**
   * Who looks at it; null: a visitor. A new account may be named again by the next screens of the same size; ten new
   * practices a minute are the most of one account.
   */
  person:
    | 'newcomer'
    | 'second newcomer'
    | 'third newcomer'
    | 'demo student'
    | 'teacher'
    | 'administrator'
    | 'not agreed yet'
    | null;
  /** Leads to the state and ends when it can be seen. */
  open: (page: Page, stage: Stage) => Promise<void>;
  /** Takes the viewport instead of the full page: for dialogs and other states that only the viewport shows. */
  windowOnly?: boolean;
}

/** What screens need to get into their state. */
export interface Stage {
  /** Opens the first question of a new practice of this template and tells what would be right and wrong. */
  question: (templateId: string, suits?: (answers: Answers) => boolean) => Promise<Answers>;
  answer: (answers: Answers, answer: string) => Promise<void>;
  forgetAgreement: () => Promise<void>;
  /** Answers the rest of the practice rightly; ends on the result. */
  finishRightly: () => Promise<void>;
  /** Takes the data server away until the shot is taken. */
  stopBff: () => Promise<void>;
}
