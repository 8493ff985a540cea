export type Verdict = 'CORRECT' | 'WRONG' | 'WRONG_FORM' | 'UNREADABLE';
export type Outcome = 'AHEAD' | 'NOW' | 'RIGHT' | 'RIGHT_AFTER_RETRY' | 'NOT_YET' | 'SKIPPED';

/** A line of worked maths with its reason, both as safe HTML. */
export interface StepView {
  lineHtml: string;
  reasonHtml: string;
}

export interface ChoiceView {
  id: string;
  html: string;
}

export interface AttemptView {
  id: string;
  verdict: Verdict;
  /** As typed, and as maths where it could be read. */
  answer: string;
  answerHtml: string;
  messageHtml: string;
  misconception: { name: string; explanationHtml: string } | null;
  /** Whether the misconception waits in the error logbook. */
  isLogged: boolean;
  splitting: { ask: string; choices: ChoiceView[]; answeredChoiceId: string | null } | null;
}

/** One question as the page shows it: every rich text is safe HTML already. */
export interface QuestionView {
  id: string;
  index: number;
  title: string;
  topicTitle: string;
  /** For Years 1 to 3: shown larger, one thing at a time. */
  young: boolean;
  /** The question in words, for a voice; null where none reads. */
  spoken: string | null;
  promptHtml: string;
  instructionHtml: string | null;
  figureHtml: string | null;
  answerMode: 'CHOICE' | 'INPUT';
  choices: ChoiceView[];
  keys: string[];
  /** Which keyboard a touch screen offers. */
  inputMode: 'numeric' | 'decimal' | 'text';
  prefixHtml: string | null;
  suffix: string | null;
  calculator: boolean;
  hintCount: number;
  hints: { number: number; html: string }[];
  attempts: AttemptView[];
  working: WorkingView;
  /** Shapes of the drawing that is kept with the answer; null where none is. */
  boardShapes: number | null;
  closed: boolean;
  outcome: Outcome;
  reported: boolean;
  /** Why it was drawn, in one sentence. */
  reason: string | null;
  coinsAtStake: number;
  /** Why it earns nothing; null where it earns something. */
  stakeNote: string | null;
  /** What was typed when the set had ended: kept, never marked. */
  lateAnswerHtml: string | null;
  isRedo: boolean;
  seconds: number | null;
  usualSeconds: number | null;
  solution: { answerHtml: string; steps: StepView[] } | null;
  workedExample: { promptHtml: string; figureHtml: string | null; steps: StepView[] } | null;
}

/** What an answer changes of a question on its page. */
export type MarkedView = Pick<
  QuestionView,
  | 'id'
  | 'attempts'
  | 'boardShapes'
  | 'closed'
  | 'outcome'
  | 'coinsAtStake'
  | 'stakeNote'
  | 'lateAnswerHtml'
  | 'seconds'
  | 'solution'
  | 'workedExample'
>;

/** What the helpers may show of a question: the hint opened last, and steps. All of it is safe HTML. */
export interface QuestionHelpView {
  hint: { number: number; html: string } | null;
  /** The question's own steps; null until it is closed. */
  solution: StepView[] | null;
  /** A question like it, worked; null until a wrong answer. */
  example: { promptHtml: string; steps: StepView[] } | null;
}

/** Where the Next button leads. */
export type NextStep = { kind: 'question'; index: number } | { kind: 'result' };

export type LineVerdict = 'CHECKED' | 'SAME_SOLUTIONS' | 'LOOK_AGAIN' | 'NOTED' | 'ANSWER';

/** A line of the student's own working. */
export interface WorkingLineView {
  number: number;
  text: string;
  html: string;
  verdict: LineVerdict;
  message: string;
}

export interface WorkingView {
  startHtml: string | null;
  lines: WorkingLineView[];
}
