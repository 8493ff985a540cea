import type { ReplayData } from '../../graphql/bank/replay-parts';
import { figureHtml } from '../maths/figures/figure-html.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { ReplayShown } from './replay-data';

/** Sets the formulas of a replayed question. */
export function replayShown(data: ReplayData): ReplayShown {
  const { template } = data;
  return {
    templateId: template.id,
    version: template.version,
    title: template.title,
    topic: template.topic === null ? null : { title: template.topic.title, year: template.topic.year },
    difficulty: template.difficulty,
    calculator: template.calculator,
    distinctQuestions: template.distinctQuestions,
    seed: data.seed,
    promptHtml: typeset(data.prompt),
    instructionHtml: data.instruction === null ? null : typeset(data.instruction),
    figureHtml: figureHtml(data.figure, template.id),
    choices: data.choices.map(({ text, right }) => ({ html: typeset(text), right })),
    keyHtml: typesetFormula(data.keyLatex),
    secondRoad: data.secondRoad,
    steps: data.steps.map(({ line, reason, hint, ask }) => ({
      lineHtml: typesetFormula(line),
      reasonHtml: typeset(reason),
      hintHtml: typeset(hint),
      askHtml: typeset(ask),
    })),
    wrongPaths: data.wrongPaths.map(({ misconceptionName, answerLatex, feedback, diagnosedAs, firstWrongStep }) => ({
      misconceptionName,
      answerHtml: typesetFormula(answerLatex),
      feedbackHtml: typeset(feedback),
      firstWrongStep,
      provesIt: diagnosedAs.includes(misconceptionName),
      alsoBy: diagnosedAs.filter((name) => name !== misconceptionName),
    })),
    checks: data.checks,
  };
}

/** The seed after this one: s1, s2 …; any other seed leads to s1. */
export function nextSeed(seed: string): string {
  const place = /^s(\d{1,6})$/.exec(seed)?.[1];
  return place === undefined ? 's1' : `s${Number(place) + 1}`;
}
