import type { TutorLink, TutorStep } from '../talk';

/** What the general tutor says to one message. */
export interface GeneralAnswer {
  /** Rich text. */
  text: string;
  /** Worked steps that the answer checker accepts. */
  steps: TutorStep[];
  /** Places of the product. */
  links: TutorLink[];
  /** Whether nothing in it is unchecked. */
  isChecked: boolean;
  /** Whether it costs a credit: greetings, places, refusals and help in distress do not. */
  costs: boolean;
}

/** Words alone: they cost nothing and claim nothing. */
export const said = (text: string, links: TutorLink[] = []): GeneralAnswer => ({
  text,
  steps: [],
  links,
  isChecked: true,
  costs: false,
});
