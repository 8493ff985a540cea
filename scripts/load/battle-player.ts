import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { agent } from '../bench/timed-requests';
import type { SheetRow } from './answer-sheet';
import type { Pair } from './arena';

/** What a player read when it was over. */
export interface PlayedResult {
  id: string;
  outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID';
  mine: number;
  theirs: number;
}

/** An event of the stream, as far as it is looked at here. */
export interface StreamedEvent {
  id: string;
  kind: string;
  createdAt: string;
  battle: {
    battleId: string;
    type: string;
    index?: number;
    mine?: Verdict;
    theirs?: Verdict;
  } | null;
}

interface Verdict {
  right: boolean;
  points: number;
}

export interface Pace {
  /** Milliseconds that a player thinks. */
  think: { from: number; to: number };
  /** Share of questions at which the stream is lost. */
  drops: number;
  /** Whether the page's readings are asked for as well. */
  isBrowser: boolean;
}

export interface BattlePlayer {
  result(): PlayedResult | null;
  /** Every event that came, in its order. */
  events: readonly StreamedEvent[];
  drops(): number;
  lost(): number;
  doubled(): number;
  /** Requests that had to be sent again: refused, or their server was gone. */
  repeated(): number;
  stop(): void;
}

interface Place {
  /** The player's own pair first; the others where it does not answer. */
  pairs: readonly Pair[];
  token: string;
  sheet: (battleId: string) => Promise<SheetRow[]>;
  pace: Pace;
  /** Called for each event with the milliseconds since its transaction; null of one that was waited for without a stream. */
  heard: (event: StreamedEvent, delay: number | null) => void;
}

const rightShare = 0.6;
const awayMs = 2000;
/** A stream that is younger is still being set up behind its first bytes: what it brings counts as resumed. */
const youngMs = 1000;
const againAfterMs = 400;
const mostTries = 100;

/** Opens the stream of a player; `join` puts them into the queue, and then they play the match that comes. */
export async function startPlayer({ pairs, token, sheet, pace, heard }: Place) {
  const events: StreamedEvent[] = [];
  let [drops, lost, doubled, repeated] = [0, 0, 0, 0];
  let lastId: string | null = null;
  let isStopped = false;
  let result: PlayedResult | null = null;
  let close = (): void => {};
  let openedAt = 0;
  let turn = 0;
  const pair = (): Pair => pairs[turn % pairs.length] as Pair;

  const hear = (event: StreamedEvent): void => {
    const number = Number(event.id);
    if (lastId !== null && number <= Number(lastId)) doubled += 1;
    if (lastId !== null && number > Number(lastId) + 1) lost += number - Number(lastId) - 1;
    lastId = event.id;
    events.push(event);
    const sentAt = Date.parse(event.createdAt);
    heard(event, sentAt >= openedAt + youngMs ? Date.now() - sentAt : null);
    const { battle } = event;
    if (battle === null) return;
    const { battleId, index = 0 } = battle;
    if (battle.type === 'match.found') void sheet(battleId);
    if (battle.type === 'question.opened') void play(battleId, index);
    // The page reads where it stands after these.
    if (pace.isBrowser && reading.has(battle.type)) void read(battleId);
    if (battle.type === 'match.finished' || battle.type === 'match.void') void look(battleId);
  };

  const play = async (id: string, index: number): Promise<void> => {
    if (Math.random() < pace.drops) {
      drops += 1;
      close();
    }
    const row = (await sheet(id))[index];
    const answer = (Math.random() < rightShare ? row?.right : row?.wrong) ?? '17';
    await pause(pace.think.from + Math.random() * (pace.think.to - pace.think.from));
    const body = new URLSearchParams({ intent: 'answer', index: String(index), answer }).toString();
    await ask(`/battle/${id}.data`, { method: 'POST', body, form: true });
  };

  const read = (id: string) => ask(`/api/battles/${id}`);

  const look = async (id: string): Promise<void> => {
    const text = await read(id);
    const battle = text === null ? null : (JSON.parse(text) as ReadBattle);
    if (battle?.result) {
      result = { id, outcome: battle.result.outcome, mine: battle.me.points, theirs: battle.they.points };
    }
  };

  /** As a browser asks; a server that is gone or busy is asked again, or another one. Null after too many tries. */
  const ask = async (path: string, { method = 'GET', body, form = false }: Asked = {}): Promise<string | null> => {
    for (let tries = 0; tries < mostTries && !isStopped; tries += 1) {
      const { site } = pair();
      const headers: Record<string, string> = { ...sameOrigin, cookie: `mm_session=${token}` };
      if (form) Object.assign(headers, { origin: site, 'content-type': 'application/x-www-form-urlencoded' });
      try {
        const reply = await request(`${site}${path}`, { method, headers, body: body ?? null, dispatcher: agent });
        const text = await reply.body.text();
        if (reply.statusCode < 500 && reply.statusCode !== 429) return text;
      } catch {
        turn += 1;
      }
      repeated += 1;
      await pause(againAfterMs);
    }
    return null;
  };

  const listen = async (opened: () => void): Promise<void> => {
    while (!isStopped) {
      const headers: Record<string, string> = { ...sameOrigin, cookie: `mm_session=${token}` };
      if (lastId !== null) headers['last-event-id'] = lastId;
      try {
        const { body } = await request(`${pair().site}/api/events`, { headers, dispatcher: agent });
        close = () => body.destroy();
        openedAt = Date.now();
        opened();
        await readStream(body, hear);
      } catch {
        // A stream that was dropped here ends so as well: another server is as good.
        turn += 1;
      }
      if (!isStopped) await pause(Math.random() * awayMs);
    }
  };

  await new Promise<void>((resolve) => void listen(resolve));
  return {
    result: () => result,
    events,
    drops: () => drops,
    lost: () => lost,
    doubled: () => doubled,
    repeated: () => repeated,
    join: () => joinQueue(pair().bff, token),
    stop() {
      isStopped = true;
      close();
    },
  };
}

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
/** Events after which the page of a battle reads it. */
const reading = new Set(['match.found', 'question.opened', 'you.answered', 'question.revealed']);

interface Asked {
  method?: 'GET' | 'POST';
  body?: string;
  form?: boolean;
}

interface ReadBattle {
  me: { points: number };
  they: { points: number };
  result: { outcome: PlayedResult['outcome'] } | null;
}

const joinText = 'mutation Join { joinBattle(courseId: "year-9", scope: ANYONE) { id } }';

async function joinQueue(bff: string, token: string): Promise<void> {
  const { body } = await request(`${bff}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: joinText }),
    dispatcher: agent,
  });
  const answer = (await body.json()) as { errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors[0]?.message);
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
