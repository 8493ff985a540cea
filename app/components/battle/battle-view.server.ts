import type { BattleData, BattleUpdateData } from '../../graphql/battle/battle-page';
import { dayIn } from '../../lib/day-labels';
import { askedView } from '../asked-question/asked-view.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { BattleUpdateView, BattleView } from './battle-data';
import { ratingHistory } from './rating-history';

/** Typesets a battle for its page. Days are those of the player's time zone. */
export function battleView(battle: BattleData, timeZone: string): BattleView {
  const { question, reveal, result } = battle;
  return {
    ...battle,
    question: question && askedView(question, `battle-${battle.index}`),
    reveal: reveal && revealView(reveal),
    result: result && {
      ...result,
      history: ratingHistory(result.history.map(({ at, rating }) => ({ day: dayIn(timeZone, new Date(at)), rating }))),
      questions: result.questions.map(({ prompt, mine, theirs }) => ({ promptHtml: typeset(prompt), mine, theirs })),
    },
  };
}

/** Typesets what a match changed of a battle. */
export function battleUpdateView({ question, reveal, ...update }: BattleUpdateData): BattleUpdateView {
  return {
    ...update,
    reveal: reveal && revealView(reveal),
    ...(question ? { question: askedView(question, `battle-${update.index}`) } : {}),
  };
}

function revealView({ answerLatex, ...reveal }: NonNullable<BattleData['reveal']>) {
  return { ...reveal, answerHtml: typesetFormula(answerLatex) };
}
