import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { AiBox } from '../../../app/components/chat/ai-box';
import { readFrameMessage } from '../../../app/components/chat/contract';
import { redirectFor } from '../../../app/components/chat/frame-redirect';
import { tutorContext } from '../../../app/lib/ai-context';
import { chatPanelMachine } from '../../../app/machines/chat-panel';
import { mascotMachine } from '../../../app/machines/mascot';
import { type AiScenario, aiScenarios, isQuizScenario, isWithoutAi } from '../../../rules/ai-scenario';
import { htmlOf } from '../page-html';
import type { Row } from '../row';
import { shellData } from '../shell-data';

const panel = 'tests/e2e/chat-panel.story.ts';

/** The chat panel with a clock of its own. */
function chat(scenario: AiScenario = 'GENERAL') {
  const clock = new SimulatedClock();
  const actor = createActor(chatPanelMachine, { input: { scenario }, clock }).start();
  return {
    send: actor.send.bind(actor),
    toggle: () => actor.send({ type: 'TOGGLE', bot: 'quiz-me' }),
    pass: (ms: number) => clock.increment(ms),
    panel: () => actor.getSnapshot().value.panel,
    context: () => actor.getSnapshot().context,
  };
}

export const chatRows: Row[] = [
  {
    says: 'The chat panel is hidden or shown, as a drawer or as a window',
    holds: () => {
      const panel = chat();
      expect(panel.panel()).toBe('hidden');
      panel.toggle();
      expect(panel.panel()).toEqual({ shown: 'drawer' });
      panel.pass(200);
      panel.send({ type: 'SWITCH_VIEW' });
      expect(panel.panel()).toEqual({ shown: 'modal' });
    },
  },
  {
    says: 'It is hidden entirely in battles',
    holds: () => {
      expect(chat('PRACTICE_BATTLE').panel()).toBe('away');
      const data = { tutor: tutorContext('PRACTICE_BATTLE') };
      expect(htmlOf(<AiBox shell={shellData()} />, { data })).toBe('');
    },
  },
  {
    says: 'It is hidden entirely in test tasks',
    holds: () => {
      expect(chat('TASK_TEST').panel()).toBe('away');
      expect(htmlOf(<AiBox shell={shellData()} />, { data: { tutor: tutorContext('TASK_TEST') } })).toBe('');
    },
  },
  {
    says: 'It is hidden entirely nowhere else',
    holds: () => expect(aiScenarios.filter(isWithoutAi).sort()).toEqual(['PRACTICE_BATTLE', 'TASK_TEST']),
  },
  {
    says: 'Toggling is debounced by 200 ms',
    holds: () => {
      const panel = chat();
      panel.toggle();
      panel.pass(199);
      panel.toggle();
      expect(panel.panel()).toEqual({ shown: 'drawer' });
      panel.pass(200);
      panel.toggle();
      expect(panel.panel()).toBe('hidden');
    },
  },
  {
    says: 'Dragging its left edge makes it wider or narrower',
    seenIn: { file: panel, test: 'as a drawer is as wide as its edge is dragged, from 520 to 800' },
  },
  {
    says: 'As a window it is moved by its header',
    seenIn: { file: panel, test: 'as a window is moved by its header and by keys, and never off the screen' },
  },
  {
    says: 'As a drawer it cannot be moved',
    holds: () => {
      const panel = chat();
      panel.toggle();
      panel.send({ type: 'MOVE', x: 10, y: 20 });
      expect(panel.context().offset).toEqual({ x: 0, y: 0 });
    },
  },
  {
    says: 'Width and place are as at first when it is shown again',
    holds: () => {
      const panel = chat();
      panel.toggle();
      panel.pass(200);
      panel.send({ type: 'SWITCH_VIEW' });
      panel.send({ type: 'RESIZE', width: 700 });
      panel.send({ type: 'MOVE', x: 10, y: 20 });
      panel.send({ type: 'CLOSE' });
      panel.pass(200);
      panel.toggle();
      expect(panel.context()).toMatchObject({ width: null, offset: { x: 0, y: 0 } });
    },
  },
];

function mascot(scenario: AiScenario) {
  const clock = new SimulatedClock();
  const actor = createActor(mascotMachine, { input: { scenario }, clock }).start();
  return {
    go: (to: AiScenario) => actor.send({ type: 'SCENARIO', scenario: to }),
    pass: (ms: number) => clock.increment(ms),
    in: () => actor.getSnapshot().value,
  };
}

export const mascotRows: Row[] = [
  {
    says: 'The mascot is in its quiz state in casual, challenge, task, error-related and error-review scenarios alone',
    holds: () =>
      expect(aiScenarios.filter(isQuizScenario).sort()).toEqual([
        'ERROR_RELATED',
        'ERROR_REVIEW_SESSION',
        'PRACTICE_CASUAL',
        'PRACTICE_CASUAL_TASK',
        'PRACTICE_CHALLENGE',
        'PRACTICE_CHALLENGE_TASK',
      ]),
  },
  {
    says: 'Entering such a scenario it says hi for 1.9 seconds',
    holds: () => {
      const guide = mascot('GENERAL');
      guide.go('PRACTICE_CASUAL');
      guide.pass(1899);
      expect(guide.in()).toEqual({ withQuestions: 'hi' });
      guide.pass(1);
      expect(guide.in()).toEqual({ withQuestions: 'quiz' });
    },
  },
  {
    says: 'Leaving one it says see you for 3 seconds',
    holds: () => {
      const guide = mascot('ERROR_RELATED');
      guide.go('GENERAL');
      guide.pass(2999);
      expect(guide.in()).toEqual({ without: 'seeYou' });
      guide.pass(1);
      expect(guide.in()).toEqual({ without: 'idle' });
    },
  },
];

/** What the app makes of a message of its frame, and where it leads. */
function frameSays(data: { type: string; href?: string }) {
  const partner = { origin: 'https://site.test', window: {} };
  const message = readFrameMessage({ data, origin: partner.origin, source: partner.window }, partner);
  if (message === null) throw new Error(`${data.type} is not understood.`);
  return redirectFor(message, { pathname: '/error-logbook', logout: '/logout' });
}

export const frameRows: Row[] = [
  {
    says: 'The frame can have the header reset',
    holds: () => {
      expect(frameSays({ type: 'RESET_HEADER' })).toBeNull();
      const panel = chat();
      panel.send({ type: 'ASK', aiModel: 'HINT', about: tutorContext('PRACTICE_CASUAL') });
      expect(panel.context().heading).toBe('model');
      panel.send({ type: 'RESET_HEADER' });
      expect(panel.context().heading).toBe('bot');
    },
  },
  {
    says: 'The frame can have the AI model restored',
    holds: () => {
      expect(frameSays({ type: 'RESTORE_AI_MODEL' })).toBeNull();
      const panel = chat();
      panel.send({ type: 'ASK', aiModel: 'SOLUTION', about: tutorContext('PRACTICE_CASUAL') });
      panel.send({ type: 'RESTORE_MODEL' });
      expect(panel.context().aiModel).toBe('GENERAL');
    },
  },
  {
    says: 'The frame can have the app go home',
    holds: () => expect(frameSays({ type: 'GO_HOME' })).toEqual({ to: '/home', leaves: false }),
  },
  {
    says: 'The frame can have the app go to login',
    holds: () =>
      expect(frameSays({ type: 'GO_TO_LOGIN' })).toEqual({ to: '/login?next=%2Ferror-logbook', leaves: true }),
  },
  {
    says: 'The frame can have the app go to logout',
    holds: () => expect(frameSays({ type: 'GO_TO_LOGOUT' })).toEqual({ to: '/logout', leaves: true }),
  },
  {
    says: 'The frame can have the app open a mail link',
    holds: () =>
      expect(frameSays({ type: 'OPEN_MAIL_LINK', href: 'mailto:help@site.test' })).toEqual({
        to: 'mailto:help@site.test',
        leaves: true,
      }),
  },
  {
    says: 'The frame can have the credit usage asked for anew',
    seenIn: {
      file: panel,
      test: 'shows how much AI credit is left where its flag is on, and asks anew when the frame says so',
    },
  },
];
