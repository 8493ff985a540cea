/** The clock of a challenge as the page got it from the server. */
export interface ClockData {
  totalSeconds: number;
  /** What was left when the server answered. */
  remainingMs: number;
  /** "3:42 pm", in the student's time zone: for pages without scripts. */
  endsAt: string;
}
