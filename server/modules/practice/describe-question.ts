import { misconceptionById } from '../../../maths/misconceptions/index';
import type { Instance } from '../../../maths/templates/index';
import { answerLatex, findTemplate, modelLatex, storedQuestion, type Topic, topicOrOther } from '../catalogue/index';
import type { AttemptRow } from './attempts.repo';
import { answerKeys, answerPrefix, answerSuffix } from './marking/answer-keys';
import { hintLadder } from './marking/hint-ladder';
import { type SplittingQuestion, splittingQuestion } from './marking/splitting';
import { workedExample } from './marking/worked-example';
import type { QuestionRow } from './practice.repo';

/** What may be shown of a question at any time. Nothing in here comes from its key, its steps or its wrong paths. */
export interface ShownQuestion {
  title: string;
  topic: Topic;
  calculator: boolean;
  prompt: string;
  instruction: string | null;
  figure: Instance['figure'];
  choices: { id: string; text: string }[];
  answerMode: 'CHOICE' | 'INPUT';
  keys: string[];
  prefix: string | null;
  suffix: string | null;
  hintCount: number;
  /** The hints opened so far, in order (rich text). */
  hints: { number: number; text: string }[];
}

export function describeQuestion(row: QuestionRow): ShownQuestion {
  const template = findTemplate(row.template_id);
  const instance = storedQuestion(row);
  const topic = topicOrOther(row.topic_id);
  if (!template || !instance) return { ...retired, topic };
  const ladder = hintLadder(instance);
  return {
    title: template.title,
    topic,
    calculator: template.calculator,
    prompt: instance.prompt,
    instruction: instance.instruction,
    figure: instance.figure,
    choices: instance.choices ?? [],
    answerMode: instance.choices === null ? 'INPUT' : 'CHOICE',
    keys: answerKeys(instance, template.years),
    prefix: answerPrefix(instance),
    suffix: answerSuffix(instance),
    hintCount: ladder.length,
    hints: ladder.slice(0, row.hints_opened).map((text, place) => ({ number: place + 1, text })),
  };
}

/** A question whose template has been withdrawn since: it can be read, skipped or closed, not answered. */
const retired: Omit<ShownQuestion, 'topic'> = {
  title: 'Withdrawn question',
  calculator: false,
  prompt: 'This question is no longer offered. Please go on to the next one.',
  instruction: null,
  figure: null,
  choices: [],
  answerMode: 'INPUT',
  keys: [],
  prefix: null,
  suffix: null,
  hintCount: 0,
  hints: [],
};

export interface ShownStep {
  line: string;
  reason: string;
}

/** Worked steps and answer: null until the question is closed. */
export function solutionOf(row: QuestionRow): { answerLatex: string; steps: ShownStep[] } | null {
  if (row.closed_at === null) return null;
  const instance = storedQuestion(row);
  return instance ? { answerLatex: modelLatex(instance), steps: shownSteps(instance) } : null;
}

/** The same kind of question with other numbers, solved in full: null until a wrong attempt. */
export function workedExampleOf(row: QuestionRow, attempts: readonly AttemptRow[]) {
  if (!attempts.some((attempt) => attempt.verdict === 'WRONG')) return null;
  const instance = workedExample({ id: row.id, templateId: row.template_id, seed: row.seed });
  return instance && { prompt: instance.prompt, figure: instance.figure, steps: shownSteps(instance) };
}

function shownSteps(instance: Instance): ShownStep[] {
  return instance.steps.map(({ line, relation, reason }) => ({
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
  answerLatex: string | null;
  misconception: ShownMisconception | null;
  splitting: (SplittingQuestion & { answeredChoiceId: string | null }) | null;
}

/** An attempt with what it says about the student's idea. */
export function describeAttempt(row: QuestionRow, attempt: AttemptRow): ShownAttempt {
  const instance = storedQuestion(row);
  const splitting = splittingQuestion(attempt.misconception_ids);
  const readable = instance && attempt.verdict !== 'UNREADABLE';
  return {
    answerLatex: readable ? answerLatex(instance, attempt.answer) : null,
    misconception: attempt.misconception_id === null ? null : (misconceptionById(attempt.misconception_id) ?? null),
    splitting: splitting && { ...splitting, answeredChoiceId: attempt.split_choice },
  };
}
