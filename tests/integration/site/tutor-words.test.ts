import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlag } from '../../../server/modules/flags';
import { getTalk, sendMessage } from '../../../server/modules/tutor';
import { type ModelServer, reworded, startModelServer } from '../../model-server';
import { makePerson } from '../backend/people';
import { casual } from '../practice/student';
import { cookieOf, send } from './send';
import { type Site, startSite } from './start-site';

let model: ModelServer;
let site: Site;
beforeAll(async () => {
  model = await startModelServer();
  site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
  const admin = await makePerson(site.services, { role: 'ADMIN' });
  const decision = { name: 'llm-tutor', mode: 'ON', percentage: 0, emails: [] };
  await setFlag(site.services, { viewer: admin.viewer, decision });
  await vi.waitFor(async () => expect(await flagOfBackend('llm-tutor')).toBe(true));
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await model.stop();
});
beforeEach(() => {
  model.calls.length = 0;
  model.reply = reworded;
});

/** What the backend knows of a flag: it hears of the change by a signal. */
async function flagOfBackend(name: string): Promise<boolean | undefined> {
  const response = await fetch(`${site.bff}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-key': site.pageServerEnv.INTERNAL_KEY ?? '' },
    body: JSON.stringify({ query: 'query Flags { visitorFlags { name on } }' }),
  });
  const { data } = (await response.json()) as { data: { visitorFlags: { name: string; on: boolean }[] } };
  return data.visitorFlags.find((flag) => flag.name === name)?.on;
}

/** A student whose reply is coming, as the backend with the model stores it. */
async function coming() {
  const { services } = site;
  const student = await makePerson(services);
  const { questions } = await casual(services, student.viewer);
  const place = { bot: 'PROBLEM_SOLVER' as const, questionId: questions[0]?.id };
  const talk = await sendMessage(services, student.viewer, { place, number: 1, intent: 'HINT', text: '' });
  await services.db
    .updateTable('tutor_messages')
    .set({ is_coming: true })
    .where('student_id', '=', student.id)
    .where('number', '=', 2)
    .execute();
  const path = `/api/tutor-words/${talk.id}/2`;
  const last = async () => (await getTalk(services, student.viewer, place))?.messages.at(-1);
  return { student, path, last, builtIn: talk.messages.at(-1)?.text ?? '' };
}

const read = (path: string, token: string | null, headers: Record<string, string> = {}) =>
  send(site.url, {
    path,
    headers: { 'sec-fetch-site': 'same-origin', ...(token === null ? {} : cookieOf(token)), ...headers },
  });

const eventsOf = (text: string) =>
  [...text.matchAll(/^id: (\d+)\nevent: (\w+)\ndata: (.*)$/gm)].map(([, id, event, data = 'null']) => ({
    id,
    event,
    ...JSON.parse(data),
  }));

describe('the words of a reply, as a browser hears them', () => {
  it('are typeset sentence by sentence, and end', async () => {
    const { student, path, last } = await coming();
    const { status, headers, text } = await read(path, student.token);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    const events = eventsOf(text);
    expect(events[0]).toMatchObject({ id: '1', event: 'sentence', html: expect.stringMatching(/^Now /) });
    expect(events[0]).toMatchObject({ isUnverified: false, isBuiltIn: false });
    expect(events.at(-1)).toMatchObject({ id: String(events.length), event: 'end' });
    expect((await last())?.text).toMatch(/^Now /);
  });

  it('are the built-in ones where the model sends markup', async () => {
    model.reply = { text: 'Look at it. What is <img src=x onerror=alert(1)> asked?' };
    const { student, path, last, builtIn } = await coming();
    const events = eventsOf((await read(path, student.token)).text);
    expect(events).toMatchObject([
      { event: 'sentence', html: 'Look at it.' },
      { event: 'sentence', isBuiltIn: true },
      { event: 'end' },
    ]);
    expect((await last())?.text).toBe(builtIn);
  });

  it('end for a browser that connects anew: it reads the talk again', async () => {
    const { student, path } = await coming();
    expect((await read(path, student.token, { 'last-event-id': '1' })).status).toBe(204);
    expect(model.calls).toEqual([]);
  });

  it('are for nobody else, and of nothing else', async () => {
    const { student, path } = await coming();
    const other = await makePerson(site.services);
    expect(eventsOf((await read(path, other.token)).text)).toMatchObject([{ event: 'end' }]);
    expect((await read(path, null)).status).toBe(204);
    expect((await read(path, student.token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const wrong of ['/api/tutor-words/7/2', path.replace(/2$/, '0'), path.replace(/2$/, 'x')]) {
      expect((await read(wrong, student.token)).status).toBe(404);
    }
    expect(model.calls).toEqual([]);
  });

  it('stop the call to the model when the browser leaves', async () => {
    model.reply = { text: 'Look at it. And then', end: 'silence' };
    const { student, path, last, builtIn } = await coming();
    await new Promise<void>((resolve, reject) => {
      const headers = { 'sec-fetch-site': 'same-origin', ...cookieOf(student.token) };
      const outgoing = request(`${site.url}${path}`, { headers, agent: false }, (response) => {
        response.on('error', () => {});
        response.on('data', (chunk: Buffer) => {
          if (!chunk.toString().includes('Look at it.')) return;
          outgoing.destroy();
          resolve();
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
    await model.left();
    await expect.poll(async () => (await last())?.isComing).toBe(false);
    expect((await last())?.text).toBe(builtIn);
  });
});
