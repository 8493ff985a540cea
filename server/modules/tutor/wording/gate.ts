import { checkClaims, decidedBy, holdsBack, judgement } from '../../../../maths/tutor/index';
import type { Brief } from './brief';
import { counterpartsIn } from './counterpart';
import { moveAims } from './move-aims';
import { hasUnfitWords } from './unfit-words';
import { maxWords } from './wording-request';

/** What becomes of one sentence of a model. */
export type Passage =
  | { kind: 'shown' }
  /** It must not be shown; the built-in words take its place. */
  | { kind: 'withheld'; why: 'answer' | 'claim' | 'judgement' | 'unfit' | 'prompt' | 'facts' | 'beyond' }
  /** The reply is long enough without it. */
  | { kind: 'enough' };

export interface Gate {
  /** What becomes of the next sentence, after those shown. */
  pass(sentence: string, shown: readonly string[]): Passage;
  /** Whether what was shown may end without a question. */
  isWhole(shown: readonly string[]): boolean;
}

const mostStatements = 2;
/** So many words in a row are a quotation of our instructions. */
const quotedWords = 7;

export const isQuestion = (sentence: string): boolean => /\?["'”’)\]]*$/.test(sentence);

/**
 * What the sentences of one reply must pass, in order; each is judged with those shown before it. The last and narrowest
 * gate: it says nothing but what the built-in words say. `system`: the instructions
 * that the model had.
 */
export function createGate(brief: Brief, system: string): Gate {
  const { question, isClosed, builtIn } = brief;
  const page = [question.prompt, question.instruction ?? ''];
  const decided = decidedBy([
    ...page,
    builtIn,
    ...brief.decided,
    ...(isClosed ? question.steps.flatMap(({ line, reason }) => [`$${line}$`, reason]) : []),
  ]);
  const pageFormulas = decidedBy(page).writings;
  const facts = [...decidedBy([builtIn]).writings].filter(
    (writing) => /[(=]/.test(writing) && !pageFormulas.has(writing),
  );
  const instructions = wordRuns(system);
  const counterparts = counterpartsIn(builtIn, { mayJudge: moveAims[brief.move].judges !== null || isClosed });

  const lacksFacts = (text: string): boolean => {
    const { writings } = decidedBy([text]);
    return facts.some((writing) => !writings.has(writing));
  };

  const pass: Gate['pass'] = (sentence, shown) => {
    const isLast = isQuestion(sentence);
    if (!isLast && shown.length >= mostStatements) return { kind: 'enough' };
    const whole = [...shown, sentence].join(' ');
    if (wordCount(whole) > maxWords) return { kind: 'enough' };
    if (hasUnfitWords(sentence)) return { kind: 'withheld', why: 'unfit' };
    if (wordRuns(sentence).some((run) => instructions.includes(run))) return { kind: 'withheld', why: 'prompt' };
    const said = judgement(sentence);
    if (said !== null && said !== moveAims[brief.move].judges && !isClosed)
      return { kind: 'withheld', why: 'judgement' };
    if (!isClosed && [sentence, whole].some((text) => holdsBack(question, text) !== null))
      return { kind: 'withheld', why: 'answer' };
    const claims = checkClaims(sentence, decided);
    if (claims.kind === 'wrong') return { kind: 'withheld', why: 'claim' };
    if (isLast && lacksFacts(whole)) return { kind: 'withheld', why: 'facts' };
    if (!counterparts.has(sentence)) return { kind: 'withheld', why: 'beyond' };
    return { kind: 'shown' };
  };
  return {
    pass,
    isWhole: (shown) => shown.length > 0 && !builtIn.includes('?') && !lacksFacts(shown.join(' ')),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function wordRuns(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(quotedWords - 1).map((_, place) => words.slice(place, place + quotedWords).join(' '));
}
