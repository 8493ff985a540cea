import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import type { Db } from '../../server/db/client';
import { markBattleAnswer } from '../../server/modules/battle/proof/mark-battle-answer';
import { readQuestions } from '../../server/modules/questions';
import { agent } from '../bench/timed-requests';
import { callBff } from '../measure/bff-client';

export interface BattlePlayer {
  /** What the player read at the end; null before that. */
  result(): { id: string; outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID'; mine: number; theirs: number } | null;
  /** Milliseconds from the transaction of an event to its arrival, of events that came while the stream was open. */
  delays: number[];
  drops(): number;
  lost(): number;
  doubled(): number;
  stop(): void;
}

interface Place {
  site: string;
  bff: string;
  token: string;
  /** Players who know the answers play a whole match; the product is asked by HTTP alone. */
  db: Db;
}

const dropShare = 0.3;
const rightShare = 0.6;
const thinkMs = { from: 500, more: 2500 };
const awayMs = 2000;

const joinText = 'mutation Join { joinBattle(courseId: "year-9", scope: ANYONE) { id } }';
const answerText = `mutation Answer($id: ID!, $index: Int!, $answer: String!) {
  answerBattle(battleId: $id, index: $index, answer: $answer) { problem } }`;
const lookText =
  'query Look($id: ID!) { battle(battleId: $id) { id me { points } they { points } result { outcome } } }';

interface StreamedEvent {
  id: string;
  createdAt: string;
  battle: { battleId: string; type: string; index?: number } | null;
}

/** Opens the stream of a player, joins the queue, and plays the match that comes. */
export async function startPlayer({ site, bff, token, db }: Place): Promise<BattlePlayer> {
  const delays: number[] = [];
  let [drops, lost, doubled] = [0, 0, 0];
  let lastId: string | null = null;
  let isStopped = false;
  let result: ReturnType<BattlePlayer['result']> = null;
  let close = (): void => {};
  let openedAt = 0;

  const hear = (event: StreamedEvent): void => {
    const number = Number(event.id);
    if (lastId !== null && number <= Number(lastId)) doubled += 1;
    if (lastId !== null && number > Number(lastId) + 1) lost += number - Number(lastId) - 1;
    lastId = event.id;
    const sentAt = Date.parse(event.createdAt);
    // What happened while nobody listened comes later by that much.
    if (sentAt >= openedAt) delays.push(Date.now() - sentAt);
    const { battle } = event;
    if (battle?.type === 'question.opened') void play(battle.battleId, battle.index ?? 0).catch(() => {});
    if (battle?.type === 'match.finished' || battle?.type === 'match.void') void look(battle.battleId).catch(() => {});
  };

  const play = async (id: string, index: number): Promise<void> => {
    if (Math.random() < dropShare) {
      drops += 1;
      close();
    }
    await pause(thinkMs.from + Math.random() * thinkMs.more);
    const answer = await someAnswer(db, id, index);
    await callBff(bff, token, answerText, { id, index, answer });
  };

  const look = async (id: string): Promise<void> => {
    const answer = await callBff<{
      battle: {
        id: string;
        me: { points: number };
        they: { points: number };
        result: { outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID' };
      };
    }>(bff, token, lookText, { id });
    const battle = answer.data?.battle;
    if (battle) result = { id, outcome: battle.result.outcome, mine: battle.me.points, theirs: battle.they.points };
  };

  const listen = async (opened: () => void): Promise<void> => {
    while (!isStopped) {
      const headers: Record<string, string> = { cookie: `mm_session=${token}`, 'sec-fetch-site': 'same-origin' };
      if (lastId !== null) headers['last-event-id'] = lastId;
      const { body } = await request(`${site}/api/events`, { headers, dispatcher: agent });
      close = () => body.destroy();
      openedAt = Date.now();
      opened();
      await readStream(body, hear).catch(() => {});
      await pause(Math.random() * awayMs);
    }
  };

  await new Promise<void>((resolve) => void listen(resolve).catch(resolve));
  await callBff(bff, token, joinText);
  return {
    result: () => result,
    delays,
    drops: () => drops,
    lost: () => lost,
    doubled: () => doubled,
    stop() {
      isStopped = true;
      close();
    },
  };
}

/** Reads server-sent events until the stream ends. */
async function readStream(body: AsyncIterable<Buffer>, hear: (event: StreamedEvent) => void): Promise<void> {
  let text = '';
  for await (const chunk of body) {
    text += chunk.toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data?.includes('"createdAt"')) hear(JSON.parse(data.slice('data: '.length)) as StreamedEvent);
    }
  }
}

/** An answer that can be read: of players who never answer a match takes many minutes. */
async function someAnswer(db: Db, battleId: string, index: number): Promise<string> {
  const row = await db.selectFrom('battles').select('deck').where('id', '=', battleId).executeTakeFirst();
  const instanceId = row?.deck?.[index]?.instanceId ?? '';
  const question = (await readQuestions(db, [instanceId])).get(instanceId);
  if (!question) return '17';
  const wrong = [...(question.choices ?? []).map(({ id }) => id), '17', '2/7', '5x+1', '3:8', 'x=99'].find((text) => {
    const marked = markBattleAnswer(question, text);
    return marked.isReadable && !marked.right;
  });
  return Math.random() < rightShare || wrong === undefined ? question.answer.model : wrong;
}
