import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { evaluateFlags, flagPerson } from '../../flags/index';
import type { BotKind } from '../talk';

/**
 * Whether the school lets teachers read talks of this bot that the viewer begins, or reads as a teacher. Free questions to the
 * general helper are nobody's school work and stay private.
 */
export async function areTalksForTeachers(
  services: Services,
  viewer: Viewer,
  bot: BotKind | null = null,
): Promise<boolean> {
  if (bot === 'GENERAL') return false;
  const subject = { person: flagPerson(viewer), deviceType: 'desktop' } as const;
  const [flag] = await evaluateFlags(services, subject, ['teachers-read-talks']);
  return flag?.on ?? false;
}
