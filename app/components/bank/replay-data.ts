export interface CheckData {
  name: string;
  promise: string;
  problems: string[];
}

/** A question of the bank as the page shows it: every rich text is safe HTML already. */
export interface ReplayShown {
  templateId: string;
  version: number;
  title: string;
  topic: { title: string; year: number } | null;
  difficulty: string;
  calculator: boolean;
  /** About how many different questions of this kind there are, where they are few. */
  distinctQuestions: number | null;
  seed: string;
  promptHtml: string;
  instructionHtml: string | null;
  figureHtml: string | null;
  choices: { html: string; right: boolean }[];
  keyHtml: string;
  secondRoad: string;
  steps: { lineHtml: string; reasonHtml: string; hintHtml: string; askHtml: string }[];
  wrongPaths: {
    misconceptionName: string;
    answerHtml: string;
    feedbackHtml: string;
    firstWrongStep: number;
    /** Whether the answer is traced back to this idea, and to which others besides. */
    provesIt: boolean;
    alsoBy: string[];
  }[];
  checks: CheckData[];
}
