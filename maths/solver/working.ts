import type { AnswerSpec } from '../engine/index';
import type { Solution, SolutionStep, StepRelation } from './solution';

type Layout = SolutionStep['layout'];

/** Lines of working as they are written, one under the other. A line that repeats the one above is left out. */
export class Working {
  readonly steps: SolutionStep[] = [];
  readonly notes: string[] = [];
  private line = '';

  constructor(readonly family: string) {}

  /** The line that the next one follows from. */
  get last(): string {
    return this.line;
  }

  start(rule: string, after: string, reason: string, layout?: Layout): this {
    this.line = '';
    return this.write('start', rule, after, reason, layout);
  }

  equal(rule: string, after: string, reason: string, layout?: Layout): this {
    return this.write('equal', rule, after, reason, layout);
  }

  equivalent(rule: string, after: string, reason: string): this {
    return this.write('equivalent', rule, after, reason);
  }

  /** A true line beside the chain: what follows refers to the line before it. */
  identity(rule: string, after: string, reason: string, layout?: Layout): this {
    const held = this.line;
    this.write('identity', rule, after, reason, layout);
    this.line = held;
    return this;
  }

  result(rule: string, after: string, reason: string, layout?: Layout): this {
    return this.write('result', rule, after, reason, layout);
  }

  /** Goes on from another line than the last one: an earlier equation, two lines together. */
  from(line: string): this {
    this.line = line;
    return this;
  }

  /** A finished line of another solution. */
  add(step: SolutionStep): this {
    this.steps.push(step);
    this.line = step.after;
    return this;
  }

  note(sentence: string): this {
    this.notes.push(sentence);
    return this;
  }

  private write(relation: StepRelation, rule: string, after: string, reason: string, layout?: Layout): this {
    if (relation !== 'result' && relation !== 'identity' && after === this.line && layout === undefined) return this;
    const step: SolutionStep = { rule, reason, before: this.line, after, relation };
    if (layout) step.layout = layout;
    this.steps.push(step);
    this.line = after;
    return this;
  }

  /** The finished solution. Without `latex` the answer is shown as the last line. */
  answer(answer: AnswerSpec, latex = this.line, more: Pick<Solution, 'positive'> = {}): Solution {
    const variable = answer.variable === undefined ? {} : { variable: answer.variable };
    const { family, steps, notes } = this;
    return { kind: 'solution', family, answer, answerLatex: latex, ...variable, ...more, steps, notes };
  }
}
