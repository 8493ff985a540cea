import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const LobbyPage = graphql(
  `
    query LobbyPage($courseId: ID) {
      ...PageViewer
      battleLobby(courseId: $courseId) {
        courses { course { id name } tier { level name provisional } rating games }
        chosen { id name }
        season { name endsOn }
        last { id at course { id name } kind outcome theirName mine theirs change }
        friends { userId name avatar tierName }
        classes { id name }
        openBattleId
        refusal
        refusedUntil
        leftToday
        mayAnyone
        challenges { code fromName course { name } }
        settings { showRank }
      }
    }
  `,
  [PageViewer],
);

export type LobbyData = ResultOf<typeof LobbyPage>['battleLobby'];

export const JoinBattle = graphql(`
  mutation JoinBattle($courseId: ID!, $scope: BattleScope!, $classId: ID) {
    joinBattle(courseId: $courseId, scope: $scope, classId: $classId) { id }
  }
`);

export const ChallengeToBattle = graphql(`
  mutation ChallengeToBattle($courseId: ID!, $friendId: ID, $classId: ID) {
    challengeToBattle(courseId: $courseId, friendId: $friendId, classId: $classId) { id }
  }
`);

export const AcceptBattleChallenge = graphql(`
  mutation AcceptBattleChallenge($code: String!) { acceptBattleChallenge(code: $code) { id } }
`);
