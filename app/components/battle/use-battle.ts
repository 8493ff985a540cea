import { useFetcher, useNavigate, useRevalidator } from '@remix-run/react';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { battleMachine } from '../../machines/battle';
import { inspectOption } from '../../machines/inspection';
import { currentConnection, watchConnection } from '../shell/connection';
import { watchServer } from '../shell/event-stream';
import type { BattleReply, BattleUpdateView, BattleView } from './battle-data';
import { isToBeRead, readBattleEvent } from './battle-event';
import { battlePaths } from './battle-paths';
import { newestBattle, placeOf, withUpdate } from './newest-battle';
import { type ServerClock, useServerClock } from './use-server-clock';

/** The stream tells what happens; this asks in case it did not. */
const pollMs = 15_000;
/** While a match runs, only a stream that has been silent for so long is doubted. */
const silentMs = 30_000;
/** A phase that is over for this long, and nothing was heard, is asked about. */
const overdueMs = 1500;
/** A result that is not whole after so many looks stays as it is. */
const mostLooks = 10;
const emoteMs = 4000;

export interface BattleState {
  battle: BattleView;
  clock: ServerClock;
  /** Where the match stands, by its machine. */
  at: 'waiting' | 'found' | 'countdown' | 'question' | 'reveal' | 'finished' | 'void' | 'cancelled';
  /** Of the question that is open. */
  answer: 'open' | 'unreadable' | 'locking' | 'unsent' | 'locked' | 'late';
  connected: boolean;
  /** The sentence about an answer that could not be read, or that did not count. */
  problem: string | null;
  /** Id of the emote that the other player sent a moment ago. */
  emote: string | null;
  type: (text: string) => void;
  lock: () => void;
}

/**
 * A battle that goes on: what the page was loaded with, then what the stream tells and what answers bring. It is read again
 * where that is not enough: when a match is found and when it is over, and after a gap.
 */
export function useBattle(initial: BattleView, reply: BattleReply | null): BattleState {
  const [battle, setBattle] = useState(initial);
  const [problem, setProblem] = useState(problemOf(reply));
  const clock = useServerClock(initial.serverNow);
  const input = { place: placeOf(initial), draft: reply?.kind === 'unreadable' ? reply.typed : '' };
  const [state, send] = useMachine(battleMachine, { input, ...inspectOption() });
  const sender = useFetcher<BattleReply>();
  const { emote, hear } = useEmote();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef(initial);
  const stream = useHeard();

  const show = useCallback((next: BattleView) => {
    latest.current = next;
    setBattle(next);
  }, []);

  const take = useCallback(
    (next: BattleView) => {
      show(newestBattle(latest.current, next));
      send({ type: 'SYNC', place: placeOf(next) });
      if (next.mergedInto !== null) navigate(battlePaths.battle(next.mergedInto), { replace: true });
    },
    [show, send, navigate],
  );
  useEffect(() => take(initial), [initial, take]);

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const sentAt = performance.now();
      try {
        const response = await fetch(battlePaths.state(initial.id), { signal, cache: 'no-store' });
        // Signed out, or no longer there: the page says what to do.
        if ([401, 403, 404].includes(response.status)) return revalidate();
        if (!response.ok) return;
        const next = (await response.json()) as BattleView;
        clock.learn(next.serverNow, sentAt, performance.now());
        stream.heard();
        send({ type: 'BACK' });
        take(next);
      } catch {
        if (!signal?.aborted) send({ type: 'LOST' });
      }
    },
    [initial.id, clock, stream, send, take, revalidate],
  );

  const takeUpdate = useCallback(
    (update: BattleUpdateView) => {
      const next = withUpdate(latest.current, update);
      if (next === null) return void refresh();
      if (next === latest.current) return;
      show(next);
      send({ type: 'SYNC', place: placeOf(next) });
    },
    [show, send, refresh],
  );

  useEffect(
    () =>
      watchServer({
        onEvent: (kind, data) => {
          if (kind === 'RESYNC') void refresh();
          if (kind !== 'BATTLE') return;
          const event = readBattleEvent(data);
          if (event?.battleId !== initial.id) return;
          stream.heard();
          if (event.type === 'emote') hear(event.emote);
          else if (event.update !== null) takeUpdate(event.update);
          else if (isToBeRead(event)) void refresh();
        },
        refresh: (signal) => {
          if (!isPlaying(latest.current) || stream.isSilent()) void refresh(signal);
        },
        pollMs,
      }),
    [initial.id, stream, refresh, takeUpdate, hear],
  );

  useEffect(
    () =>
      watchConnection(() => {
        if (currentConnection() === 'online') void refresh();
        else send({ type: 'LOST' });
      }),
    [refresh, send],
  );

  const reconnecting = state.matches({ link: 'reconnecting' });
  useOverdue(battle, clock, refresh, reconnecting);

  const sentAt = useRef(0);
  const locking = state.matches({ match: { question: 'locking' } });
  const { draft } = state.context;
  const { index } = state.context.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once each time that the machine begins to lock it in.
  useEffect(() => {
    if (!locking) return;
    setProblem(null);
    sentAt.current = performance.now();
    sender.submit({ intent: 'answer', index: String(index), answer: draft }, { method: 'post' });
  }, [locking]);

  const sent = sender.data;
  useEffect(() => {
    if (sent === undefined) return;
    setProblem(problemOf(sent));
    if (sent.kind === 'unsent') send({ type: 'UNSENT' });
    if (sent.kind === 'failed') send({ type: 'LATE' });
    if (!('update' in sent)) return;
    clock.learn(sent.update.serverNow, sentAt.current, performance.now());
    // Before the match moves on: the same question, and what became of the answer to it.
    if (sent.kind === 'unreadable') send({ type: 'UNREADABLE' });
    else send({ type: sent.kind === 'locked' ? 'LOCKED' : 'LATE' });
    takeUpdate(sent.update);
  }, [sent, clock, send, takeUpdate]);

  const match = state.value.match;
  return {
    battle,
    clock,
    at: typeof match === 'string' ? (match as Exclude<BattleState['at'], 'question'>) : 'question',
    answer: typeof match === 'string' ? 'open' : (match.question as BattleState['answer']),
    connected: !reconnecting,
    problem,
    emote,
    type: useCallback((text: string) => send({ type: 'TYPE', text }), [send]),
    lock: useCallback(() => send({ type: 'LOCK' }), [send]),
  };
}

function problemOf(reply: BattleReply | null): string | null {
  if (reply?.kind === 'unreadable' || reply?.kind === 'late') return reply.problem;
  return reply?.kind === 'failed' && reply.intent === 'answer' ? reply.message : null;
}

/** Asks the server when a phase should be over and nothing was heard of it, and again until it is. */
function useOverdue(battle: BattleView, clock: ServerClock, refresh: () => void, reconnecting: boolean): void {
  const { endsAt, result, status } = battle;
  const isOver = status === 'FINISHED' || status === 'VOID' || status === 'CANCELLED';
  // The practice of a battle is written after its end.
  const awaitsResult = (status === 'FINISHED' && result?.practiceId == null) || (status === 'VOID' && result === null);
  useEffect(() => {
    const phaseEnds = isOver || endsAt === null ? null : endsAt - clock.now();
    const dueMs = reconnecting || awaitsResult ? 0 : phaseEnds;
    if (dueMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    const ask = () => {
      refresh();
      looks += 1;
      if (!awaitsResult || looks < mostLooks) timer = setTimeout(ask, overdueMs);
    };
    timer = setTimeout(ask, Math.max(0, dueMs) + overdueMs);
    return () => clearTimeout(timer);
  }, [endsAt, isOver, awaitsResult, reconnecting, clock, refresh]);
}

const isPlaying = ({ status }: BattleView): boolean =>
  status === 'FOUND' || status === 'COUNTDOWN' || status === 'QUESTION' || status === 'REVEAL';

/** When something was heard of the server last. A hidden page gives its stream back: what happens then is missed. */
function useHeard(): { heard: () => void; isSilent: () => boolean } {
  const at = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const miss = () => {
      if (document.hidden) at.current = Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('visibilitychange', miss);
    return () => document.removeEventListener('visibilitychange', miss);
  }, []);
  return useMemo(
    () => ({
      heard: () => {
        at.current = performance.now();
      },
      isSilent: () => performance.now() - at.current > silentMs,
    }),
    [],
  );
}

/** What the other player signals, for a moment. */
function useEmote(): { emote: string | null; hear: (emote: string | null) => void } {
  const [emote, setEmote] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const hear = useCallback((next: string | null) => {
    clearTimeout(timer.current);
    setEmote(next);
    timer.current = setTimeout(() => setEmote(null), emoteMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { emote, hear };
}
