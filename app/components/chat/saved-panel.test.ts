import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AiContext } from '../../lib/ai-context';
import { writeSaved } from '../../lib/local-storage';
import { memoryStorage } from '../../lib/storage-for-tests';
import { chatPanelMachine } from '../../machines/chat-panel';
import { savedAiContext } from './saved-ai-context';
import { savePanel } from './saved-panel';

const about: AiContext = {
  practiceId: null,
  questionId: '0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21',
  topic: 'Adding fractions',
  errorReviewSessionState: null,
};

/** A page with a panel of its own on what the tab stored. */
function page(sessionStorage: Storage) {
  vi.stubGlobal('window', { sessionStorage });
  const panel = createActor(chatPanelMachine, { input: { scenario: 'GENERAL' } }).start();
  savePanel('one', panel);
  return panel;
}

describe('the panel after the page was loaded again', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is as it was, about the same question', () => {
    const tab = memoryStorage();
    writeSaved(savedAiContext('HINT', 'one'), about, tab);
    page(tab).send({ type: 'ASK', aiModel: 'HINT', about });
    const after = page(tab).getSnapshot();
    expect(after.value.panel).toEqual({ shown: 'drawer' });
    expect(after.context).toMatchObject({ aiModel: 'HINT', about, showRequests: 0 });
  });

  it('is general when its question was forgotten', () => {
    const tab = memoryStorage();
    page(tab).send({ type: 'ASK', aiModel: 'SOLUTION', about });
    expect(page(tab).getSnapshot().context).toMatchObject({ aiModel: 'GENERAL', about: null });
  });

  it.each(['{', '[]', '{"version":0,"value":{}}', '{"version":1,"value":{"chatPanel":{"shown":true}}}'])(
    'is hidden when storage holds %s, which the next change mends',
    (garbage) => {
      const tab = memoryStorage({ 'mm-app-state:one': garbage });
      const panel = page(tab);
      expect(panel.getSnapshot().value.panel).toBe('hidden');
      panel.send({ type: 'TOGGLE', bot: 'quiz-me' });
      expect(JSON.parse(tab.getItem('mm-app-state:one') ?? '')).toEqual({
        version: 1,
        value: { chatPanel: { shown: true, windowState: 'DRAWER', bot: 'quiz-me', aiModel: 'GENERAL' } },
      });
    },
  );

  it('works where the browser keeps nothing', () => {
    const panel = page(memoryStorage({}, true));
    panel.send({ type: 'TOGGLE', bot: 'quiz-me' });
    expect(panel.getSnapshot().value.panel).toEqual({ shown: 'drawer' });
  });

  it('writes nothing while it is dragged', () => {
    const tab = memoryStorage();
    const write = vi.spyOn(tab, 'setItem');
    const panel = page(tab);
    panel.send({ type: 'TOGGLE', bot: 'quiz-me' });
    for (const width of [600, 610, 620]) panel.send({ type: 'RESIZE', width });
    expect(write).toHaveBeenCalledTimes(1);
  });
});
