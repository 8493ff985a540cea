import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { rememberTutorHelp } from '../../practice/index';
import { nextNumber } from '../next-number';
import type { Scene } from '../scene';
import { storeTurn } from '../store-turn';
import type { TutorPlace } from '../talk';
import type { StudentMessage } from '../turn';
import { closingMessage, isQuestionScene, tutorMeTurn } from './tutor-me-turn';

/** One turn of Tutor Me. False where it has to be thought out anew. */
export async function sendTutorMe(
  services: Services,
  viewer: Viewer,
  place: TutorPlace,
  scene: Scene,
  message: StudentMessage,
): Promise<boolean> {
  if (!isQuestionScene(scene)) return false;
  const pending = nextNumber(scene, message, closingMessage(scene, viewer));
  const turn = tutorMeTurn(scene, viewer, message);
  if (turn.messages.length === 0 && scene.talk !== null) return true;
  const isFree = !turn.isWorthACredit || isPaid(scene);
  return storeTurn(services, viewer, {
    place,
    scene,
    turn,
    pending,
    payment: isFree ? 'FREE' : 'CREDIT',
    isNew: false,
    alongside: async (trx) => {
      if (turn.isHelp) await rememberTutorHelp(trx, viewer.id, scene.question.id, services.clock.now());
    },
  });
}

/** The first reply about a question is free; one credit opens the rest of the talk; a closed question costs nothing. */
export function isPaid({ talk, question }: Pick<Scene, 'talk' | 'question'>): boolean {
  return (question?.closed_at ?? null) !== null || talk === null || talk.is_paid || talk.reply_count === 0;
}
