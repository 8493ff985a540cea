import { graphql, type ResultOf } from '../init';
import { type AskedData, AskedParts } from '../practice/asked-parts';
import { PageViewer } from '../shell/page-viewer';

const SeatParts = graphql(`
  fragment SeatParts on BattleSeat @_unmask {
    name
    avatar
    tierName
    points
    marks
    away
    recorded
  }
`);

/** What a match changes: the answer to a form brings it, and events bring the same as JSON. */
export const BattleUpdateParts = graphql(`
  fragment BattleUpdateParts on BattleUpdate @_unmask {
    status
    serverNow
    endsAt
    phaseSince
    index
    myAnswer
    me { points marks away }
    they { points marks away }
    reveal { index answerLatex mine { right points } theirs { right points } }
  }
`);

/** A battle as its player sees it: enough for every phase, so that one reading brings a page up to date. */
export const BattleParts = graphql(
  `
    fragment BattleParts on Battle @_unmask {
      id
      status
      kind
      course { id name }
      serverNow
      endsAt
      phaseSince
      index
      total
      commitment
      me { ...SeatParts }
      they { ...SeatParts }
      question { ...AskedParts }
      myAnswer
      reveal { index answerLatex mine { right points } theirs { right points } }
      waiting { since recordedOfferAt scope challengeCode }
      result {
        outcome
        by
        sentence
        ratingAfter
        change
        explanation
        tierBefore { level name provisional }
        tierAfter { level name provisional }
        toNextTier
        coins { reason amount }
        practiceId
        errors
        rematch
        rematchId
        history { at rating }
        questions { prompt mine theirs }
      }
      mergedInto
      emotes { id words }
    }
  `,
  [SeatParts, AskedParts],
);

export type BattleData = ResultOf<typeof BattleParts>;

/** `question` comes with the event that opens it. */
export type BattleUpdateData = ResultOf<typeof BattleUpdateParts> & { question?: AskedData };

export const BattlePage = graphql(
  `
    query BattlePage($battleId: ID!) {
      ...PageViewer
      battle(battleId: $battleId) { ...BattleParts }
    }
  `,
  [PageViewer, BattleParts],
);

/** The same battle for a page that is open already. */
export const BattleState = graphql(
  `
    query BattleState($battleId: ID!) {
      viewer { timeZone }
      battle(battleId: $battleId) { ...BattleParts }
    }
  `,
  [BattleParts],
);
