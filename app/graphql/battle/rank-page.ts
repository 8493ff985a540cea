import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const RankPage = graphql(
  `
    query RankPage($courseId: ID!, $board: BattleBoard!, $classId: ID) {
      ...PageViewer
      battleRank(courseId: $courseId, board: $board, classId: $classId) {
        course { id name }
        mine { tier { level name provisional } rating deviation games rule history { at rating } }
        board
        rows { place name avatar tierName rating isMe }
        visible
        reasonHidden
        season { name endsOn }
        settings { showRank onBoards anyoneMayPlay parent }
        classes { id name }
      }
    }
  `,
  [PageViewer],
);

export type RankData = ResultOf<typeof RankPage>['battleRank'];

/** Asks a parent by mail. */
export const AskParentForBattles = graphql(`mutation AskParentForBattles { askParentForBattles }`);

export const SetBattleSettings = graphql(`
  mutation SetBattleSettings($showRank: Boolean, $onBoards: Boolean, $anyoneMayPlay: Boolean) {
    setBattleSettings(showRank: $showRank, onBoards: $onBoards, anyoneMayPlay: $anyoneMayPlay) { showRank }
  }
`);
