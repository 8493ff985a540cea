import type { NextStep, Outcome } from '~/components/practice/question-data';

/** The next question that is still open: after this one, else from the front, else the result. Indexes are 1-based. */
export function nextStep(outcomes: readonly Outcome[], index: number): NextStep {
  const open = outcomes.flatMap((outcome, place) =>
    (outcome === 'AHEAD' || outcome === 'NOW') && place + 1 !== index ? [place + 1] : [],
  );
  const next = open.find((candidate) => candidate > index) ?? open[0];
  return next === undefined ? { kind: 'result' } : { kind: 'question', index: next };
}
