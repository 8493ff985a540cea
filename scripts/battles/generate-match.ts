import { createRandom, type Random } from '../../maths/engine/random';
import { buildRecord } from '../../rules/battle/build-record';
import { isOver, type MatchState, matchOutcome, playMove, type Seat, startMatch } from '../../rules/battle/match';
import { type BeforeMatch, rateMatch } from '../../rules/battle/rate-match';
import type { BattleRecord } from '../../rules/battle/record';
import { drawDeck } from '../../server/modules/battle/deck/draw-deck';
import { markBattleAnswer } from '../../server/modules/battle/proof/mark-battle-answer';
import { commitmentOf } from '../../server/modules/battle/proof/sign-record';
import type { StoredQuestion } from '../../server/modules/questions/index';

const begin = Date.UTC(2026, 10, 23, 5);

/** A whole match between two simulated players, with its record. The same name gives the same match. */
export function generateMatch(name: string, courseIds: readonly string[]): BattleRecord {
  const random = createRandom(name);
  const courseId = random.pick(courseIds);
  const players: [BeforeMatch, BeforeMatch] = [somebody(random), somebody(random)];
  const mean = (players[0].rating.rating + players[1].rating.rating) / 2;
  const seeds = createRandom(`${name} seeds`);
  const newSeed = () => `${name}:${seeds.next()}`;
  const deck = drawDeck(courseId, mean, new Set(), { random, newSeed });
  const foundAt = begin + random.int(0, 86_400_000);
  const { state, texts } = playOut(
    startMatch(
      foundAt,
      deck.map(({ lasts }) => lasts),
    ),
    deck.map(({ question }) => question),
    random,
  );
  const nonce = Array.from({ length: 4 }, () => random.int(0, 0xffffffff).toString(16).padStart(8, '0')).join('');
  const kind = random.pick(['RANKED', 'RANKED', 'RANKED', 'FRIENDLY', 'RECORDED'] as const);
  const isRated = kind === 'RANKED' && state.phase !== 'VOID';
  return buildRecord(
    {
      matchId: name,
      courseId,
      kind,
      foundAt,
      commitment: commitmentOf(name, nonce, deck),
      nonce,
      ratings: isRated ? rateMatch(matchOutcome(state).winner, players) : null,
    },
    deck,
    state,
    texts,
  );
}

function somebody(random: Random): BeforeMatch {
  const games = random.int(0, 40);
  return {
    rating: {
      rating: 900 + 1200 * random.next(),
      deviation: 50 + 300 * random.next(),
      volatility: 0.05 + 0.02 * random.next(),
    },
    standing: { tier: random.int(1, 10), provisional: games < 10, games },
  };
}

/** Plays a match to its end: answers right, wrong, unreadable or none, and now and then somebody leaves. */
function playOut(from: MatchState, questions: readonly StoredQuestion[], random: Random) {
  let state = from;
  const texts: [(string | null)[], (string | null)[]] = [questions.map(() => null), questions.map(() => null)];
  const play = (move: Parameters<typeof playMove>[1]) => {
    const played = playMove(state, move);
    state = played.state;
    return played.refused === null;
  };
  const skill = [random.next(), random.next()] as const;
  while (!isOver(state)) {
    const { phase, index, since, endsAt } = state;
    const question = questions[index];
    if (phase === 'QUESTION' && question) {
      const moves = ([0, 1] as const)
        .map((seat) => ({ seat, at: since + random.int(500, (endsAt ?? since) - since + 200) }))
        .sort((a, b) => a.at - b.at);
      for (const { seat, at } of moves) {
        if (random.chance(0.01)) play({ kind: 'LEAVE', seat, at });
        play({ kind: 'SEEN', seat, at });
        const text = answerOf(question, skill[seat], random);
        const marked = markBattleAnswer(question, text);
        if (!marked.isReadable) continue;
        if (play({ kind: 'ANSWER', seat: seat as Seat, index, at, right: marked.right })) texts[seat][index] = text;
      }
    }
    if (random.chance(0.002)) play({ kind: 'VOID', at: state.since + 1 });
    if (state.endsAt !== null) play({ kind: 'TICK', at: state.endsAt + random.int(0, 300) });
  }
  return { state, texts };
}

function answerOf({ answer, choices, wrongPaths }: StoredQuestion, skill: number, random: Random): string {
  if (random.chance(0.2 + 0.7 * skill)) return answer.model;
  if (choices) return random.pick(choices).id;
  if (wrongPaths.length > 0 && random.chance(0.7)) return random.pick(wrongPaths).answer;
  return random.pick(['7', '41', 'x', '3/', 'no idea']);
}
