import { checkStep } from '../../engine/index';
import { type Solution, type SolutionStep, type SolveOptions, solve } from '../../solver/index';
import type { QuestionContent, Step } from '../../templates/index';
import { checkWorkingLine, isRightAnswer, shownStart, type WorkingLine } from '../../working/index';
import { lastSound } from './diagnose';
import { reachedStep, startsShown, stepWrittenAs } from './path-position';
import { writingOf } from './writing';

/** A line that the tutor may give, with its reason. `place` is its place in the worked solution, null for the solver's. */
export interface TutorStep {
  line: string;
  reason: string;
  hint: string;
  ask: string;
  place: number | null;
}

/** What comes next after these lines: the worked solution's, or the solver's where the student is on a way of their own. */
export function nextStep(question: QuestionContent, lines: readonly WorkingLine[]): TutorStep | null {
  const reached = reachedStep(question, lines);
  const { place, text } = lastSound(question, lines);
  if (place !== null && text !== null && stepWrittenAs(question, text, -1) === null) {
    const own = solverStep(question, text);
    if (own) return own;
  }
  return ownStep(question, reached + 1);
}

/** The first step of the worked solution, and of each other way that the solver knows for what the question shows. */
export function firstStepOfEachWay(question: QuestionContent): TutorStep[] {
  const own = ownStep(question, startsShown(question) ? 1 : 0);
  const steps = [...(own === null ? [] : [own]), ...otherWays(question).flatMap((way) => firstOf(question, way))];
  const seen = new Set<string | null>();
  return steps.filter(({ line }) => {
    const writing = writingOf(line);
    const isNew = !seen.has(writing);
    seen.add(writing);
    return isNew;
  });
}

/** The whole worked solution: for a question that is closed. */
export const derivation = ({ steps }: QuestionContent): TutorStep[] =>
  steps.map((step, place) => tutorStep(step, place));

/** The solver's solutions of what the question shows, by ways that begin otherwise than the worked solution. */
export function otherDerivations(question: QuestionContent): TutorStep[][] {
  const own = new Set(question.steps.map(({ line }) => writingOf(line)));
  return otherWays(question)
    .map(({ steps }) => steps.filter(({ relation }) => relation !== 'start').map(fromSolver))
    .filter((steps) => steps.some(({ line }) => !own.has(writingOf(line))));
}

/** Whether the working has come to the answer, in the form asked for. */
export const ready = (question: QuestionContent, lines: readonly WorkingLine[]): boolean =>
  lines.some(({ text }) => isRightAnswer(question, text));

function ownStep({ steps }: QuestionContent, place: number): TutorStep | null {
  const step = steps[place];
  return step === undefined ? null : tutorStep(step, place);
}

const tutorStep = ({ line, reason, hint, ask }: Step, place: number): TutorStep => ({ line, reason, hint, ask, place });

const fromSolver = ({ after, reason }: SolutionStep): TutorStep => ({
  line: after,
  reason,
  hint: reason,
  ask: 'What could you do next to make this line simpler?',
  place: null,
});

const methods: SolveOptions['method'][] = [
  undefined,
  'factorising',
  'completing-the-square',
  'formula',
  'elimination',
  'substitution',
];

/** Solutions that end at this question's own answer. */
function otherWays(question: QuestionContent): Solution[] {
  const start = shownStart(question);
  if (start === null || question.choices !== null) return [];
  const { variable } = question.answer;
  return methods.flatMap((method) => {
    const solution = solve(start, { variable, method });
    return solution.kind === 'solution' && isRightAnswer(question, solution.answer.model) ? [solution] : [];
  });
}

function firstOf(question: QuestionContent, { steps }: Solution): TutorStep[] {
  const shown = writingOf(shownStart(question) ?? '');
  const first = steps.find(({ after, relation }) => relation !== 'start' && writingOf(after) !== shown);
  if (first === undefined) return [];
  const { verdict } = checkWorkingLine(question, [], first.after);
  return verdict === 'CHECKED' || verdict === 'SAME_SOLUTIONS' ? [fromSolver(first)] : [];
}

/** One step of the solver from a student's own sound equation or expression. */
function solverStep({ answer }: QuestionContent, text: string): TutorStep | null {
  const solution = solve(text, { variable: answer.variable });
  if (solution.kind !== 'solution') return null;
  const shown = writingOf(text);
  const step = solution.steps.find(({ after, relation }) => relation !== 'start' && writingOf(after) !== shown);
  if (step === undefined) return null;
  const { kind } = checkStep(text, step.after, { variable: answer.variable, positive: solution.positive });
  return kind === 'good' || kind === 'same-solutions' ? fromSolver(step) : null;
}
