import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { ChatPanel } from '../../../app/components/chat/chat-panel';
import { renewalTime } from '../../../app/components/chat/renewal-time';
import { savedAiContext } from '../../../app/components/chat/saved-ai-context';
import { savedAppState } from '../../../app/components/chat/saved-app-state';
import { savedDismissals } from '../../../app/components/reminder/reminder-dismissals';
import { savedTrialClosing } from '../../../app/components/shell/trial-banner-closing';
import { BoardStorage } from '../../../app/components/whiteboard/board-storage';
import { aiContextOf, tutorContext } from '../../../app/lib/ai-context';
import { readSaved, type SavedValue, writeSaved } from '../../../app/lib/local-storage';
import { chatPanelMachine, savedPanelOf } from '../../../app/machines/chat-panel';
import { panelWidth } from '../../../rules/chat-panel';
import { batteryThresholds, chatPanel, mascotAnimationMs, whiteboardStorage } from '../../../rules/constants';
import { htmlOf } from '../page-html';
import type { Row } from '../row';
import { sourceOf, styleOf } from '../sources';

function openPanel() {
  const actor = createActor(chatPanelMachine, { input: { scenario: 'GENERAL' } }).start();
  actor.send({ type: 'TOGGLE', bot: 'quiz-me' });
  return actor;
}

function openPanelHtml(): string {
  const actor = openPanel();
  const parts = { view: 'drawer' as const, tutor: tutorContext('GENERAL'), timeZone: 'Australia/Sydney' };
  return htmlOf(
    <ChatPanel
      {...parts}
      state={actor.getSnapshot()}
      send={actor.send}
      showBattery={false}
      frameHost={null}
      onAsk={() => {}}
    />,
  );
}

/** Seconds that the movements of the mascot take: one whole run, or one round of those that never end. */
function movementSeconds(): number[] {
  const sheet = sourceOf('app/components/ui/mascot/mascot.module.css');
  return [...sheet.matchAll(/animation: \w+ ([\d.]+)s\b([^;]*);/g)].map(
    ([, seconds, rest = '']) => Number(seconds) * Number(/ (\d+)\b/.exec(rest)?.[1] ?? 1),
  );
}

export const chatNumberRows: Row[] = [
  {
    says: 'The battery changes its colour at 20 and at 10',
    holds: () => expect(batteryThresholds).toEqual({ green: 20, amber: 10 }),
  },
  {
    says: 'The chat panel is 32.5vw wide at first',
    holds: () => {
      expect(chatPanel.defaultWidthVw).toBe(32.5);
      expect(openPanelHtml()).toContain('--chat-width:32.5vw');
    },
  },
  {
    says: 'Resized it is 520 to 800 units wide',
    holds: () => expect([100, 519, 640, 801].map(panelWidth)).toEqual([520, 520, 640, 800]),
  },
  {
    says: 'As a window it is 80vh high',
    holds: () => {
      expect(chatPanel.modalHeightVh).toBe(80);
      const { height } = styleOf('app/components/chat/chat-panel.module.css', '.panel[data-view="modal"]');
      expect(height).toBe('80vh');
    },
  },
  {
    says: 'Its toggling is debounced by 200 ms',
    holds: () => expect(chatPanel.debounceMs).toBe(200),
  },
  {
    says: 'The mascot says hi for 1.9 s and see you for 3 s',
    holds: () => expect(mascotAnimationMs).toEqual({ hi: 1900, seeYou: 3000 }),
  },
  {
    says: 'Its movements take about 1.5 to 5 s',
    holds: () => {
      const seconds = movementSeconds();
      expect(seconds.length).toBeGreaterThan(8);
      expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1.4);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(5);
    },
  },
  {
    says: 'The time at which credits renew is written hh:mm A DD/MM/YYYY',
    holds: () => {
      expect(renewalTime('2026-11-20T13:00:00Z', 'Australia/Sydney')).toBe('12:00 AM 21/11/2026');
      expect(renewalTime('2026-03-04T04:05:00Z', 'Australia/Sydney')).toBe('03:05 PM 04/03/2026');
    },
  },
  {
    says: 'Whiteboard shapes last 7 days and are looked through every 60 s, or every hour when nothing is said',
    holds: () => {
      expect(whiteboardStorage).toEqual({
        expiryMs: 7 * 24 * 60 * 60 * 1000,
        cleanupMs: 60_000,
        unspecifiedCleanupMs: 60 * 60 * 1000,
      });
    },
  },
];

/** Which storage of the browser keeps the value, so that it can be read again; null when none does. */
function storageOf<T>(kept: SavedValue<T>, value: T): 'local' | 'session' | null {
  const [local, session] = [storage(), storage()];
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  writeSaved(kept, value);
  expect(readSaved(kept)).toEqual(value);
  if (local.length + session.length !== 1) return null;
  return session.length === 1 ? 'session' : 'local';
}

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    get length() {
      return items.size;
    },
  };
}

const about = aiContextOf(tutorContext('PRACTICE_CASUAL', { questionId: '0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59' }));

export const storageRows: Row[] = [
  {
    says: 'Session storage holds the app state',
    holds: () =>
      expect(storageOf(savedAppState('viewer-1'), { chatPanel: savedPanelOf(openPanel().getSnapshot()) })).toBe(
        'session',
      ),
  },
  {
    says: 'Session storage holds the AI solution context',
    holds: () => expect(storageOf(savedAiContext('SOLUTION', 'viewer-1'), about)).toBe('session'),
  },
  {
    says: 'Session storage holds the AI hint context',
    holds: () => expect(storageOf(savedAiContext('HINT', 'viewer-1'), about)).toBe('session'),
  },
  {
    says: 'Local storage holds the dismissals of the error logbook',
    holds: () => expect(storageOf(savedDismissals('viewer-1'), { 'year-6': 34 })).toBe('local'),
  },
  {
    says: 'Local storage holds the day on which the trial banner was closed, by whom, and whether it shows',
    holds: () =>
      expect(storageOf(savedTrialClosing('viewer-1'), { day: '2026-11-12', userId: 'viewer-1', visible: false })).toBe(
        'local',
      ),
  },
  {
    says: 'Local storage holds the shapes of the whiteboard',
    holds: () => {
      const local = storage() as unknown as Storage;
      const board = { width: 9, height: 9, shapes: [] };
      const line = { kind: 'line', at: [0, 0, 9, 9], width: 1.5, colour: 'black', opacity: 1, fill: false } as const;
      const drawn = { ...board, shapes: [{ ...line, at: [...line.at] as [number, number, number, number] }] };
      new BoardStorage(local, 'viewer-1').write('question-1', drawn);
      expect(new BoardStorage(local, 'viewer-1').read('question-1')?.board).toEqual(drawn);
    },
  },
];
