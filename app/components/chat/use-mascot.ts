import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { AiScenario } from '../../../rules/ai-scenario';
import { inspectOption } from '../../machines/inspection';
import { mascotMachine } from '../../machines/mascot';
import type { MascotPose } from '../ui/mascot/mascot';

/** The pose that the mascot takes in this scenario, and on the way into and out of it. */
export function useMascot(scenario: AiScenario): MascotPose {
  const [state, send] = useMachine(mascotMachine, { input: { scenario }, ...inspectOption() });
  useEffect(() => send({ type: 'SCENARIO', scenario }), [send, scenario]);
  if (state.matches({ withQuestions: 'hi' })) return 'hi';
  if (state.matches('withQuestions')) return 'quiz';
  return state.matches({ without: 'seeYou' }) ? 'see-you' : 'idle';
}
