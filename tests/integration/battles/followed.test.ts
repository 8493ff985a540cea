import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { give, look, meet, pass, questionsOf, rightAnswer, type SeenBattle, wrongAnswer } from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

interface Message {
  type: string;
  update?: Partial<SeenBattle>;
}

/** What a player was told since the last time that this was asked. */
function createReader({ id }: Person) {
  let seen = 0;
  return async (): Promise<Message[]> => {
    const rows = await backend.services.db
      .selectFrom('user_events')
      .select('payload')
      .where('user_id', '=', id)
      .where('kind', '=', 'BATTLE')
      .orderBy('seq')
      .execute();
    const told = rows.slice(seen).map(({ payload }) => payload as Message);
    seen = rows.length;
    return told;
  };
}

/** The battle after an event, as a page has it that never read it again. */
function follow(before: SeenBattle, { update }: Message): SeenBattle {
  if (update === undefined) return before;
  const { question = before.question, me, they, ...rest } = update;
  return { ...before, ...rest, question, me: { ...before.me, ...me }, they: { ...before.they, ...they } };
}

/** All that a page shows, but for the moment of the reading and what no page asks for. */
const shown = ({ question, ...battle }: SeenBattle) => ({
  ...battle,
  serverNow: null,
  phaseSince: null,
  question: question && { title: question.title, prompt: question.prompt },
});

it('events alone tell both pages all that a reading would, from the seal to the last reveal', async () => {
  const match = await meet(backend);
  const { id, players, runner } = match;
  const questions = await questionsOf(backend, id);
  const pages = await Promise.all(
    players.map(async (player) => ({
      player,
      read: createReader(player),
      battle: await look(backend, player, id),
    })),
  );
  const types = new Set<string>();
  const compare = async (): Promise<SeenBattle> => {
    for (const page of pages) {
      for (const message of await page.read()) {
        types.add(message.type);
        page.battle = follow(page.battle, message);
      }
      const read = await look(backend, page.player, id);
      if (read.status === 'FINISHED') return read;
      expect(shown(page.battle)).toEqual(shown(read));
    }
    return pages[0]?.battle as SeenBattle;
  };
  for (let step = 0; step < 120; step += 1) {
    const { status, index } = await compare();
    if (status === 'FINISHED') break;
    const question = questions[index];
    if (status === 'QUESTION' && question) {
      // One right and one wrong answer, by turns; the fourth question nobody answers, the sixth one player alone.
      if (index !== 3) {
        await give(backend, players[0], id, index, index % 2 === 0 ? rightAnswer(question) : wrongAnswer(question));
        await compare();
      }
      if (index !== 3 && index !== 5) {
        await give(backend, players[1], id, index, index % 2 === 1 ? rightAnswer(question) : wrongAnswer(question));
        await compare();
      }
    }
    await pass(backend, runner, status === 'QUESTION' && (index === 3 || index === 5) ? 5 : 1);
  }
  expect((await look(backend, players[0], id)).status).toBe('FINISHED');
  const told = ['countdown.began', 'question.opened', 'you.answered', 'they.answered', 'question.revealed'];
  expect([...types]).toEqual(expect.arrayContaining(told));
});
