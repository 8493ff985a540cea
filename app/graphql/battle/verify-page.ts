import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const VerifyPage = graphql(
  `
    query VerifyPage($battleId: ID!) {
      ...PageViewer
      verifiedBattle(battleId: $battleId) { ok checks { name ok words } courseName commitment theirName }
      battleRecord(battleId: $battleId) { publicKey }
    }
  `,
  [PageViewer],
);

export type VerifiedData = ResultOf<typeof VerifyPage>['verifiedBattle'];

/** The record as a file. */
export const BattleRecordFile = graphql(`
  query BattleRecordFile($battleId: ID!) { battleRecord(battleId: $battleId) { json } }
`);
