import { countdownMs, foundMs, otherSeat, questionsInMatch } from '../../../../rules/battle/match';
import type { BattleSeat } from '../battle-data';
import { showFace } from '../view/show-seat';
import type { SeatFace } from './begin-match.repo';

/** The word to both players that a match was found, and to the second one that it is another battle than the one they waited in. */
export function matchFound({
  match,
  commitment,
  faces,
}: {
  match: { battleId: string; secondFrom: string | null; now: Date };
  commitment: string;
  faces: readonly SeatFace[];
}): { userId: string; kind: 'BATTLE'; payload: object }[] {
  const { battleId, secondFrom, now } = match;
  const at = now.getTime();
  const startsAt = at + foundMs + countdownMs;
  return faces.flatMap(({ seat, user_id: userId }) => {
    if (userId === null) return [];
    const other = faces.find((face) => face.seat === otherSeat(seat));
    const they = other && seatAtStart(other);
    const found = {
      userId,
      kind: 'BATTLE' as const,
      payload: { battleId, type: 'match.found', at, commitment, startsAt, they },
    };
    if (seat === 0 || secondFrom === null) return [found];
    const merged = {
      userId,
      kind: 'BATTLE' as const,
      payload: { battleId: secondFrom, type: 'battle.merged', at, into: battleId },
    };
    return [merged, found];
  });
}

function seatAtStart(face: SeatFace): BattleSeat {
  const recorded = face.user_id === null;
  const marks = Array.from({ length: questionsInMatch }, () => 'NONE' as const);
  return { ...showFace(face, { recorded }), points: 0, marks, away: false, recorded };
}
