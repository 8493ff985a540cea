import { checkStep, type Node, parse, toLatex } from '../../engine/index';
import { diagnoseStored } from '../../templates/diagnose';
import type { QuestionContent } from '../../templates/index';
import { sameValue } from './equal-value';
import { lastSide } from './writing';
import { wrongRules } from './wrong-rules';

export interface KnownMistake {
  misconceptionIds: string[];
  feedback: string | null;
}

/** A line of this length has too many places where a rule may go wrong. */
const longestLine = 80;

/**
 * The misconceptions that a wrong answer to a closed question comes from: those of the template by its own numbers. Null
 * where there is none.
 */
export function mistakeInAnswer(question: QuestionContent, answer: string): KnownMistake | null {
  const own = ownMistakes(question, answer);
  if (own.length === 0) return null;
  const feedback = question.wrongPaths.find(({ misconceptionId }) => misconceptionId === own[0])?.feedback ?? null;
  return { misconceptionIds: own, feedback };
}

/** The misconceptions whose rule makes exactly this line from the last sound one. Null where none does. */
export function mistakeInLine(question: QuestionContent, base: string | null, line: string): KnownMistake | null {
  const ids = base === null ? [] : ruleMistakes(question, base, line);
  return ids.length === 0 ? null : { misconceptionIds: ids, feedback: null };
}

function ownMistakes(question: QuestionContent, line: string): string[] {
  const texts = [...new Set([line, lastSide(line)])].map((text) => optionText(question, text));
  return texts.map((text) => diagnoseStored(question, text)).find((ids) => ids.length > 0) ?? [];
}

/** A letter stands for its option. */
function optionText({ choices }: QuestionContent, line: string): string {
  const letter = line
    .trim()
    .toLowerCase()
    .replace(/^\(|\)$/g, '');
  if (choices === null || choices.some(({ text }) => text === line.trim())) return line;
  return choices.find(({ id }) => id === letter)?.text ?? line;
}

function ruleMistakes({ answer }: QuestionContent, base: string, line: string): string[] {
  if (base.length > longestLine || line.length > longestLine) return [];
  const [before, after] = [base, line].map((text) => parse(text.replace(/^\s*=/, '')));
  if (!before?.ok || !after?.ok) return [];
  const found = wrongRules.flatMap((rule) => {
    const made = rule.linesAfter(before.tree);
    const hit = made.some((wrong) => isLine(wrong, after.tree) && isWrong(base, wrong, answer.variable));
    return hit ? [rule.misconceptionId] : [];
  });
  return [...new Set(found)];
}

/** By luck a wrong rule may give a right line. */
const isWrong = (base: string, wrong: Node, variable: string | undefined): boolean =>
  checkStep(base, toLatex(wrong), { variable }).kind === 'wrong';

/** Side by side for equations and inequalities: what has the same solutions need not be made by this rule. */
function isLine(wrong: Node, own: Node): boolean {
  if (wrong.kind !== 'relation' || own.kind !== 'relation') {
    return wrong.kind !== 'relation' && own.kind !== 'relation' && sameValue(wrong, own);
  }
  if (wrong.operators.join() !== own.operators.join() || wrong.parts.length !== own.parts.length) return false;
  return wrong.parts.every((part, place) => sameValue(part, own.parts[place] ?? part));
}
