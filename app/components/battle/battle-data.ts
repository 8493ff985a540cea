import type { BattleData, BattleUpdateData } from '../../graphql/battle/battle-page';
import type { AskedView } from '../asked-question/asked-data';
import type { ChartTable } from '../charts/chart-table';

export type BattleMark = BattleData['me']['marks'][number];
export type BattleSeat = BattleData['me'];

/** The ratings of a course, battle by battle, as a chart and as its table. */
export interface RatingHistory {
  points: { label: string; rating: number }[];
  table: ChartTable;
}

export type BattleResultView = Omit<NonNullable<BattleData['result']>, 'history' | 'questions'> & {
  history: RatingHistory;
  questions: { promptHtml: string; mine: BattleMark; theirs: BattleMark }[];
};

/** A battle as its page shows it: formulas and drawings are HTML. Times are milliseconds by the server. */
export type BattleView = Omit<BattleData, 'question' | 'reveal' | 'result'> & {
  question: AskedView | null;
  reveal: (Omit<NonNullable<BattleData['reveal']>, 'answerLatex'> & { answerHtml: string }) | null;
  result: BattleResultView | null;
};

/** What a match changes of a battle. `question` comes with the event that opens it; else it stays what it is. */
export type BattleUpdateView = Omit<BattleUpdateData, 'question' | 'reveal'> &
  Pick<BattleView, 'reveal'> & { question?: AskedView };

/** What the action of the page answers to its own scripts, and shows without them. */
export type BattleReply =
  | { kind: 'locked'; update: BattleUpdateView }
  | { kind: 'unreadable'; update: BattleUpdateView; problem: string; typed: string }
  /** The question was over, or the answer did not count: the battle says where it stands. */
  | { kind: 'late'; update: BattleUpdateView; problem: string }
  /** An emote, a report or a block; `sentence` says what came of it. */
  | { kind: 'done'; intent: string; sentence: string | null }
  | { kind: 'failed'; intent: string; message: string; typed: string }
  /** Nothing came back. */
  | { kind: 'unsent'; intent: string };
