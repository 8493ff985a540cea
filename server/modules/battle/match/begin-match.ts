import { questionsInMatch, startMatch } from '../../../../rules/battle/match';
import type { Trx } from '../../../db/client';
import { newToken } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import { findTemplate } from '../../catalogue/index';
import { appendUserEvents } from '../../events/index';
import { rememberQuestions, type StoredQuestion } from '../../questions/index';
import { drawDeck } from '../deck/draw-deck';
import { commitmentOf } from '../proof/sign-record';
import { runnerId } from '../runner/runner-id';
import { mergeInto, readDeckFacts, readFaces, startRow } from './begin-match.repo';
import type { DeckEntry } from './match.repo';
import { matchFound } from './match-found';

/** What either player met in so many days is not drawn while there is other. */
const metLatelyMs = 14 * 24 * 60 * 60 * 1000;

export interface NewMatch {
  /** The battle that waited; its player has the first seat. */
  battleId: string;
  courseId: string;
  /** Mean of both ratings. */
  mean: number;
  /** Everybody who plays, in the order of their seats. */
  players: readonly string[];
  /** The waiting battle whose player takes the second seat; null where that seat is there already. */
  secondFrom: string | null;
  /** The questions of a game that is played again; else seven are drawn. */
  deck?: { entries: readonly DeckEntry[]; questions: readonly StoredQuestion[] };
  now: Date;
}

/**
 * Makes a match of a battle that waited: draws and fixes its questions, and tells the players. Inside the caller's
 * transaction, which holds the waiting battles; afterwards notify the players. False where the course has too few
 * questions.
 */
export async function beginMatch(trx: Trx, services: Services, match: NewMatch): Promise<boolean> {
  const { battleId, now } = match;
  const { entries, questions } = match.deck ?? (await drawEntries(trx, match));
  if (entries.length < questionsInMatch) return false;
  if (match.secondFrom !== null) await mergeInto(trx, battleId, match.secondFrom, now);
  const nonce = newToken();
  const commitment = commitmentOf(battleId, nonce, entries);
  const state = startMatch(
    now.getTime(),
    entries.map(({ lasts }) => lasts),
  );
  const ownerId = runnerId(services);
  await startRow(trx, { battleId, state, deck: entries, questions, nonce, commitment, ownerId, now });
  rememberQuestions(questions);
  await appendUserEvents(trx, matchFound({ match, commitment, faces: await readFaces(trx, battleId) }));
  return true;
}

async function drawEntries(trx: Trx, { courseId, mean, players, now }: NewMatch) {
  const { met, ratings, medianSeconds } = await readDeckFacts(trx, players, new Date(now.getTime() - metLatelyMs));
  const drawn = drawDeck(courseId, mean, met, { ratings, medianSeconds });
  const entries = drawn.map(({ template, version, seed, lasts, question }): DeckEntry => {
    const topicId = findTemplate(template)?.topicId ?? '';
    return { template, version, seed, lasts, topicId, instanceId: question.id };
  });
  return { entries, questions: drawn.map(({ question }) => question) };
}
