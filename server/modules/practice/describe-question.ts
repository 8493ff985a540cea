import { misconceptionById } from '../../../maths/misconceptions/index';
import type { QuestionContent } from '../../../maths/templates/index';
import { answerLatex, modelLatex, type Topic, topicOrOther } from '../catalogue/index';
import type { StoredQuestion } from '../questions/index';
import type { AttemptRow } from './attempts.repo';
import { answerInputMode, answerKeys, answerPrefix, answerSuffix, type InputMode } from './marking/answer-keys';
import { hintLadder } from './marking/hint-ladder';
import { type SplittingQuestion, splittingQuestion } from './marking/splitting';
import type { QuestionRow } from './practice.repo';

/** What may be shown of a question at any time. Nothing in here comes from its key, its steps or its wrong paths. */
export interface ShownQuestion {
  title: string;
  topic: Topic;
  calculator: boolean;
  /** For Years 1 to 3: shown larger, and one thing at a time. */
  young: boolean;
  prompt: string;
  instruction: string | null;
  figure: QuestionContent['figure'];
  choices: { id: string; text: string }[];
  answerMode: 'CHOICE' | 'INPUT';
  keys: string[];
  inputMode: InputMode;
  prefix: string | null;
  suffix: string | null;
  hintCount: number;
  /** The hints opened so far, in order (rich text). */
  hints: { number: number; text: string }[];
}

/** Children of these first years are learning to read. */
const youngYears = 3;

/** A question as it is asked, whoever is asked. */
export type AskedQuestion = Omit<ShownQuestion, 'hints' | 'topic'>;

type FixedParts = AskedQuestion & { ladder: string[] };

/** A page and an answer show the same stored question again and again. */
const fixedParts = new WeakMap<StoredQuestion, FixedParts>();

/** A row with its stored question; undefined where there is none. */
export function describeQuestion(row: QuestionRow, stored: StoredQuestion | undefined): ShownQuestion {
  const topic = topicOrOther(row.topic_id);
  if (!stored) return { ...notStored, topic };
  const { ladder, ...shown } = fixedPartsOf(stored);
  return {
    ...shown,
    topic,
    hints: ladder.slice(0, row.hints_opened).map((text, place) => ({ number: place + 1, text })),
  };
}

/** A stored question for somebody who has no practice: without hints, and with nothing of its key. */
export function askedQuestion(stored: StoredQuestion): AskedQuestion {
  const { ladder: _, ...asked } = fixedPartsOf(stored);
  return asked;
}

function fixedPartsOf(stored: StoredQuestion): FixedParts {
  const known = fixedParts.get(stored) ?? describeFixed(stored);
  fixedParts.set(stored, known);
  return known;
}

/** What no answer and no hint changes. */
function describeFixed(stored: StoredQuestion): FixedParts {
  const ladder = hintLadder(stored);
  return {
    title: stored.title,
    calculator: stored.calculator,
    young: stored.years.every((year) => year <= youngYears),
    prompt: stored.prompt,
    instruction: stored.instruction,
    figure: stored.figure,
    choices: stored.choices ?? [],
    answerMode: stored.choices === null ? 'INPUT' : 'CHOICE',
    keys: answerKeys(stored, stored.years),
    inputMode: answerInputMode(stored, stored.years),
    prefix: answerPrefix(stored),
    suffix: answerSuffix(stored),
    hintCount: ladder.length,
    ladder,
  };
}

/**
 * A question that was asked before questions were stored, by a version of its template that is gone: it can be read,
 * skipped or closed, not answered.
 */
const notStored: Omit<ShownQuestion, 'topic'> = {
  title: 'Withdrawn question',
  calculator: false,
  young: false,
  prompt: 'This question is no longer available. Please go to the next one.',
  instruction: null,
  figure: null,
  choices: [],
  answerMode: 'INPUT',
  keys: [],
  inputMode: 'TEXT',
  prefix: null,
  suffix: null,
  hintCount: 0,
  hints: [],
};

export interface ShownStep {
  line: string;
  reason: string;
}

export interface ShownSolution {
  answerLatex: string;
  steps: ShownStep[];
}

/** Worked steps and answer: null until the question is closed. */
export function solutionOf(row: QuestionRow, stored: StoredQuestion | undefined): ShownSolution | null {
  if (row.closed_at === null || !stored) return null;
  return solve(stored);
}

/** Worked steps and answer, for a question that is closed for whoever sees it. */
export function solve(stored: StoredQuestion): ShownSolution {
  return { answerLatex: modelLatex(stored), steps: shownSteps(stored) };
}

export interface ShownExample {
  prompt: string;
  figure: QuestionContent['figure'];
  steps: ShownStep[];
}

/** The same kind of question with other numbers, solved in full: null until a wrong attempt. */
export function exampleOf(example: StoredQuestion | undefined): ShownExample | null {
  return example ? { prompt: example.prompt, figure: example.figure, steps: shownSteps(example) } : null;
}

function shownSteps({ steps }: QuestionContent): ShownStep[] {
  return steps.map(({ line, relation, reason }) => ({
    // A line of the same value goes on from the line above it, as it would on paper.
    line: relation === 'equal' && !line.includes('=') ? `=${line}` : line,
    reason,
  }));
}

export interface ShownMisconception {
  id: string;
  name: string;
  explanation: string;
  type: string;
}

export interface ShownAttempt {
  row: AttemptRow;
  answerLatex: string | null;
  misconception: ShownMisconception | null;
  splitting: (SplittingQuestion & { answeredChoiceId: string | null }) | null;
}

/** An attempt with what it says about the student's idea. */
export function describeAttempt(row: AttemptRow, stored: StoredQuestion | undefined): ShownAttempt {
  const splitting = splittingQuestion(row.misconception_ids);
  return {
    row,
    answerLatex: stored && row.verdict !== 'UNREADABLE' ? answerLatex(stored, row.answer) : null,
    misconception: row.misconception_id === null ? null : (misconceptionById(row.misconception_id) ?? null),
    splitting: splitting && { ...splitting, answeredChoiceId: row.split_choice },
  };
}
