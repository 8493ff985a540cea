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
    update?: { endsAt: number | null; reveal: { mine: Verdict; theirs: Verdict } | null };
  } | null;
}

interface Verdict {
  right: boolean;
  points: number;
}

export interface Pace {
  /** Milliseconds that a player thinks; null for what students take for the question that is asked. */
  think: { from: number; to: number } | null;
  /** Share of questions at which the stream is lost. */
  drops: number;
  /** Whether the page's readings are asked for as well, as a browser that misses something makes them. */
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
  /** Readings of the battle because nothing was heard in time. */
  readings(): number;
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
  let readings = 0;
  let overdue: NodeJS.Timeout | undefined;
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
    const { battleId, index = 0, update } = battle;
    if (battle.type === 'match.found') void sheet(battleId);
    if (battle.type === 'question.opened') void play(battleId, index);
    if (battle.type === 'match.finished' || battle.type === 'match.void') {
      clearTimeout(overdue);
      void look(battleId);
    } else if (pace.isBrowser) {
      if (battle.type === 'match.found') void read(battleId).then((read) => expect(battleId, endOf(read)));
      if (update) expect(battleId, update.endsAt);
    }
  };

  /** A phase that should be over, and nothing was heard: the page reads where the battle stands, until it goes on. */
  const expect = (battleId: string, endsAt: number | null): void => {
    clearTimeout(overdue);
    if (endsAt === null || isStopped || result !== null) return;
    const ask = async () => {
      readings += 1;
      const next = endOf(await read(battleId));
      if (next !== null) expect(battleId, Math.max(next, Date.now()));
    };
    overdue = setTimeout(() => void ask(), Math.max(0, endsAt - Date.now()) + overdueMs);
  };

  const play = async (id: string, index: number): Promise<void> => {
    if (Math.random() < pace.drops) {
      drops += 1;
      close();
    }
    const row = (await sheet(id))[index];
    const answer = (Math.random() < rightShare ? row?.right : row?.wrong) ?? '17';
    await pause(pace.think === null ? solvingMs(row) : between(pace.think));
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
    readings: () => readings,
    join: () => joinQueue(pair().bff, token),
    stop() {
      isStopped = true;
      clearTimeout(overdue);
      close();
    },
  };
}

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
/** A phase that is over for this long, and nothing was heard, is asked about: as the page of a battle does. */
const overdueMs = 1500;

interface Asked {
  method?: 'GET' | 'POST';
  body?: string;
  form?: boolean;
}

interface ReadBattle {
  endsAt: number | null;
  me: { points: number };
  they: { points: number };
  result: { outcome: PlayedResult['outcome'] } | null;
}

const endOf = (text: string | null): number | null => (text === null ? null : (JSON.parse(text) as ReadBattle).endsAt);

const between = ({ from, to }: { from: number; to: number }): number => from + Math.random() * (to - from);

/** Most take between two thirds and one and a half times the median; some are still thinking when the time is over. */
const spread = 0.4;
const quickestMs = 2000;

/** How long somebody solves a question: log-normal around its median, which is half of what it lasts. */
function solvingMs(row: SheetRow | undefined): number {
  const lasts = row?.lasts ?? 20_000;
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.max(quickestMs, Math.min(lasts - quickestMs, (lasts / 2) * Math.exp(spread * normal)));
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
