import type { MarkedData, QuestionData } from '../../graphql/practice/question-parts';
import { escapeHtml } from '../../lib/escape-html';
import { figureHtml } from '../maths/figures/figure-html.server';
import { spokenText } from '../maths/spoken-text';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { AttemptView, MarkedView, QuestionView, StepView, WorkingView } from './question-data';

/** A question, with the student's usual seconds where the page says them. */
type ShownQuestionData = QuestionData & { usualSeconds?: number | null };

/** Typesets a question for the page; figures are checked and drawn on the way. */
export function questionView(question: ShownQuestionData): QuestionView {
  return {
    ...markedView(question),
    index: question.index,
    title: question.title,
    topicTitle: question.topic.title,
    young: question.young,
    spoken: question.young ? spokenQuestion(question) : null,
    promptHtml: typeset(question.prompt),
    instructionHtml: question.instruction === null ? null : typeset(question.instruction),
    figureHtml: figureHtml(question.figure, question.id),
    answerMode: question.answerMode,
    choices: question.choices.map(choiceView),
    keys: question.keys,
    inputMode: inputModes[question.inputMode],
    prefixHtml: question.prefix === null ? null : prefixHtml(question.prefix),
    suffix: question.suffix?.replace('^2', '²').replace('^3', '³') ?? null,
    calculator: question.calculator,
    hintCount: question.hintCount,
    hints: question.hints.map(({ number, text }) => ({ number, html: typeset(text) })),
    working: workingView(question.working),
    reported: question.reported,
    reason: question.reason,
    isRedo: question.errorId !== null,
    usualSeconds: question.usualSeconds ?? null,
  };
}

/** Typesets what an answer changes of a question. */
export function markedView(question: MarkedData): MarkedView {
  const { solution, workedExample } = question;
  return {
    id: question.id,
    attempts: question.attempts.map((attempt) => attemptView(question, attempt)),
    boardShapes: question.boardShapes,
    closed: question.closed,
    outcome: question.outcome,
    coinsAtStake: question.coinsAtStake,
    stakeNote: question.stakeNote,
    lateAnswerHtml: lateAnswerHtml(question),
    seconds: question.seconds,
    solution:
      solution === null
        ? null
        : { answerHtml: typesetFormula(solution.answerLatex), steps: solution.steps.map(stepView) },
    workedExample:
      workedExample === null
        ? null
        : {
            promptHtml: typeset(workedExample.prompt),
            figureHtml: figureHtml(workedExample.figure, `${question.id}-example`),
            steps: workedExample.steps.map(stepView),
          },
  };
}

const inputModes = { NUMERIC: 'numeric', DECIMAL: 'decimal', TEXT: 'text' } as const;

/** What there is to read of it: the prompt, what to do, and the choices. */
function spokenQuestion({ prompt, instruction, choices }: ShownQuestionData): string {
  const texts = [prompt, instruction ?? '', ...choices.map(({ text }) => text)];
  return texts
    .filter((text) => text !== '')
    .map(spokenText)
    .join(' ');
}

/** Lines of working with their verdicts, typeset. */
export function workingView({ startLatex, lines }: QuestionData['working']): WorkingView {
  return {
    startHtml: startLatex === null ? null : typesetFormula(startLatex),
    lines: lines.map(({ number, text, latex, verdict, message }) => ({
      number,
      text,
      html: typesetFormula(latex),
      verdict,
      message,
    })),
  };
}

function attemptView(question: MarkedData, attempt: MarkedData['attempts'][number]): AttemptView {
  const { misconception, splitting } = attempt;
  return {
    id: attempt.id,
    verdict: attempt.verdict,
    answer: attempt.answer,
    answerHtml: answerHtml(question, attempt),
    messageHtml: typeset(attempt.message),
    misconception:
      misconception === null ? null : { name: misconception.name, explanationHtml: typeset(misconception.explanation) },
    isLogged: question.loggedAttemptIds.includes(attempt.id),
    splitting: splitting && { ...splitting, choices: splitting.choices.map(choiceView) },
  };
}

/** A choice shows its text, maths its formula; what could not be read shows as it was typed. */
function answerHtml({ choices }: MarkedData, attempt: MarkedData['attempts'][number]): string {
  const choice = choices.find(({ id }) => id === attempt.answer);
  if (choice !== undefined) return typeset(choice.text);
  if (attempt.answerLatex !== null) return typesetFormula(attempt.answerLatex);
  const shown = attempt.answer.length > 60 ? `${attempt.answer.slice(0, 60)}…` : attempt.answer;
  return escapeHtml(shown);
}

/** As typed; of a choice its text, as HTML. */
function lateAnswerHtml({ lateAnswer: typed, choices }: MarkedData): string | null {
  if (typed === null) return null;
  const choice = choices.find(({ id }) => id === typed);
  return choice === undefined ? escapeHtml(typed) : typeset(choice.text);
}

function choiceView({ id, text }: { id: string; text: string }) {
  return { id, html: typeset(text) };
}

/** One worked line with its reason as safe HTML. */
export function stepView({ line, reason }: { line: string; reason: string }): StepView {
  return { lineHtml: typesetFormula(line), reasonHtml: typeset(reason) };
}

/** "x =" is maths, "$" is money. */
function prefixHtml(prefix: string): string {
  return /^[a-zA-Z]\s*=$/.test(prefix) ? typesetFormula(prefix) : escapeHtml(prefix);
}
