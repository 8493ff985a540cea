import { type AiScenario, isWithoutAi } from '../../../rules/ai-scenario';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readQuestions, type StoredQuestion } from '../questions/index';
import type { TutorPlace } from './talk';
import { readTalk, type TalkReads } from './talks.repo';
import { scenarioNow } from './without-ai';

/** A talk as it stands, with the question that it is about. */
export interface Scene extends TalkReads {
  stored: StoredQuestion | null;
  /** Other open questions of the student of the same kind. */
  openElsewhere: StoredQuestion[];
  scenario: AiScenario;
  /** Whether the tutor rests: a test or a battle runs. */
  isResting: boolean;
}

/** Reads the viewer's talk at a place, with its question, or with the one beside it (`besideId`) where it has none. One statement, and one more where a question is not in memory. */
export async function readScene(
  { db, clock }: Services,
  viewer: Viewer,
  place: TutorPlace | { talkId: string },
  besideId: string | null = null,
): Promise<Scene> {
  const reads = await readTalk(db, viewer.id, place, clock.now(), besideId);
  const id = reads.question?.instance_id ?? null;
  const questions = await readQuestions(db, [id, ...reads.open_elsewhere]);
  const openElsewhere = reads.open_elsewhere.flatMap((other) => questions.get(other) ?? []);
  const scenario = scenarioNow(reads);
  return {
    ...reads,
    stored: questions.get(id ?? '') ?? null,
    openElsewhere,
    scenario,
    isResting: isWithoutAi(scenario),
  };
}

export const lastNumber = ({ messages }: Pick<Scene, 'messages'>): number => messages.at(-1)?.number ?? 0;
