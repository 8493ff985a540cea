import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { isUnder13 } from '../../identity/index';
import type { BattleSettings } from '../battle-data';
import { settingsOf } from '../queue/player';
import { findParentAnswer } from './permissions.repo';
import { storeSettings } from './safety.repo';

export interface SettingsChange {
  showRank?: boolean | null | undefined;
  onBoards?: boolean | null | undefined;
  anyoneMayPlay?: boolean | null | undefined;
}

/**
 * Changes what is given and returns how it stands. Students only. Under 13 nobody opens themselves to the leaderboards, nor
 * to strangers without a parent's permission: FORBIDDEN.
 */
export async function setBattleSettings(
  { db, clock }: Services,
  viewer: Viewer,
  { showRank, onBoards, anyoneMayPlay }: SettingsChange,
): Promise<BattleSettings> {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can play battles.');
  if (isUnder13(viewer, clock.now())) {
    if (onBoards) throw new AppError('FORBIDDEN', 'This stays off until you’re 13.');
    if (anyoneMayPlay && (await findParentAnswer(db, viewer.id)) !== 'ALLOWED') {
      throw new AppError('FORBIDDEN', 'This stays off until a parent allows it or you’re 13.');
    }
  }
  const row = await storeSettings(db, viewer.id, {
    show_rank: showRank ?? null,
    on_boards: onBoards ?? null,
    anyone_may_play: anyoneMayPlay ?? null,
  });
  return settingsOf(viewer, row, clock.now());
}
