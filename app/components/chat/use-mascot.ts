import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { AiScenario } from '../../../rules/ai-scenario';
import { inspectOption } from '../../machines/inspection';
import { mascotMachine } from '../../machines/mascot';
import type { MascotPose } from '../ui/mascot/mascot';

/** What a talk asks of the mascot. */
export type MascotTalk = 'THINK' | 'CHEER' | 'REST';

/** The pose that the mascot takes in this scenario, on the way into and out of it, and in a talk. */
export function useMascot(scenario: AiScenario, talk: MascotTalk = 'REST'): MascotPose {
  const [state, send] = useMachine(mascotMachine, { input: { scenario }, ...inspectOption() });
  useEffect(() => send({ type: 'SCENARIO', scenario }), [send, scenario]);
  useEffect(() => send({ type: talk }), [send, talk]);
  if (state.matches({ talking: 'thinking' })) return 'thinking';
  if (state.matches('talking')) return 'cheering';
  if (state.matches({ withQuestions: 'hi' })) return 'hi';
  if (state.matches('withQuestions')) return 'quiz';
  return state.matches({ without: 'seeYou' }) ? 'see-you' : 'idle';
}
