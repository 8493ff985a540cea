import type { Db } from '../../server/db/client';
import { markBattleAnswer } from '../../server/modules/battle/proof/mark-battle-answer';
import { readQuestions, type StoredQuestion } from '../../server/modules/questions';

/** What is typed for one question: the right answer, and a wrong one that can be read. */
export interface SheetRow {
  right: string;
  wrong: string;
  /** Milliseconds until its time is over. */
  lasts: number;
}

const guesses = ['17', '2/7', '5x+1', '3:8', 'x=99'];

/**
 * Both players' answers of a match, made as soon as it is found, so that nothing has to be thought of when a question
 * opens. Of players who never answer a match takes many minutes.
 */
export function createAnswerSheets(db: Db): (battleId: string) => Promise<SheetRow[]> {
  const sheets = new Map<string, Promise<SheetRow[]>>();
  const make = async (battleId: string): Promise<SheetRow[]> => {
    const row = await db.selectFrom('battles').select('deck').where('id', '=', battleId).executeTakeFirst();
    const deck = row?.deck ?? [];
    const questions = await readQuestions(
      db,
      deck.map(({ instanceId }) => instanceId),
    );
    return deck.map(({ instanceId, lasts }) => ({ ...answersTo(questions.get(instanceId)), lasts }));
  };
  return (battleId) => {
    const sheet = sheets.get(battleId) ?? make(battleId);
    sheets.set(battleId, sheet);
    return sheet;
  };
}

function answersTo(question: StoredQuestion | undefined): Omit<SheetRow, 'lasts'> {
  if (!question) return { right: '17', wrong: '17' };
  const right = question.answer.model;
  const choices = (question.choices ?? []).map(({ id }) => id);
  const wrong = [...choices, ...guesses].find((text) => {
    const marked = markBattleAnswer(question, text);
    return marked.isReadable && !marked.right;
  });
  return { right, wrong: wrong ?? right };
}
