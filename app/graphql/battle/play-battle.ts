import { graphql } from '../init';
import { BattleUpdateParts } from './battle-page';

export const AnswerBattle = graphql(
  `
    mutation AnswerBattle($battleId: ID!, $index: Int!, $answer: String!) {
      answerBattle(battleId: $battleId, index: $index, answer: $answer) {
        problem
        update { ...BattleUpdateParts }
      }
    }
  `,
  [BattleUpdateParts],
);

export const SendBattleEmote = graphql(`
  mutation SendBattleEmote($battleId: ID!, $emote: ID!) { sendBattleEmote(battleId: $battleId, emote: $emote) }
`);

export const LeaveBattle = graphql(`
  mutation LeaveBattle($battleId: ID!) { leaveBattle(battleId: $battleId) { id status course { id } } }
`);

export const PlayRecordedBattle = graphql(`
  mutation PlayRecordedBattle($battleId: ID!) { playRecordedBattle(battleId: $battleId) { id } }
`);

export const AskRematch = graphql(`
  mutation AskRematch($battleId: ID!) { askRematch(battleId: $battleId) { id result { rematchId } } }
`);

export const ReportBattlePlayer = graphql(`
  mutation ReportBattlePlayer($battleId: ID!, $reason: BattleReportReason!) {
    reportBattlePlayer(battleId: $battleId, reason: $reason)
  }
`);

export const BlockBattlePlayer = graphql(`
  mutation BlockBattlePlayer($battleId: ID!) { blockBattlePlayer(battleId: $battleId) }
`);
