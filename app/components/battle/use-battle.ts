import { useFetcher, useNavigate, useRevalidator } from '@remix-run/react';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { battleMachine } from '../../machines/battle';
import { inspectOption } from '../../machines/inspection';
import { currentConnection, watchConnection } from '../shell/connection';
import { watchServer } from '../shell/event-stream';
import type { BattleReply, BattleView } from './battle-data';
import { readBattleEvent } from './battle-event';
import { battlePaths } from './battle-paths';
import { newestBattle, placeOf, withTheirAnswer } from './newest-battle';
import { type ServerClock, useServerClock } from './use-server-clock';

/** The stream tells what happens; this asks in case it did not. */
const pollMs = 15_000;
/** A phase that is over for this long, and nothing was heard, is asked about. The stream says nothing of the countdown. */
const overdueMs = { FOUND: 250, other: 1500 };
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

/** A battle that goes on: what the page was loaded with, then what the stream tells and what answers bring. */
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

  const take = useCallback(
    (next: BattleView) => {
      setBattle((before) => newestBattle(before, next));
      send({ type: 'SYNC', place: placeOf(next) });
      if (next.mergedInto !== null) navigate(battlePaths.battle(next.mergedInto), { replace: true });
    },
    [send, navigate],
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
        send({ type: 'BACK' });
        take(next);
      } catch {
        if (!signal?.aborted) send({ type: 'LOST' });
      }
    },
    [initial.id, clock, send, take, revalidate],
  );

  useEffect(
    () =>
      watchServer({
        onEvent: (kind, data) => {
          if (kind === 'RESYNC') void refresh();
          if (kind !== 'BATTLE') return;
          const event = readBattleEvent(data);
          if (event?.battleId !== initial.id) return;
          if (event.type === 'they.answered' && event.index !== null) {
            const { index } = event;
            setBattle((before) => withTheirAnswer(before, index));
          } else if (event.type === 'emote') hear(event.emote);
          else void refresh();
        },
        refresh: (signal) => void refresh(signal),
        pollMs,
      }),
    [initial.id, refresh, hear],
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

  const locking = state.matches({ match: { question: 'locking' } });
  const { draft } = state.context;
  const { index } = state.context.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once each time that the machine begins to lock it in.
  useEffect(() => {
    if (!locking) return;
    setProblem(null);
    sender.submit({ intent: 'answer', index: String(index), answer: draft }, { method: 'post' });
  }, [locking]);

  const sent = sender.data;
  useEffect(() => {
    if (sent === undefined) return;
    setProblem(problemOf(sent));
    if (sent.kind === 'unsent') send({ type: 'UNSENT' });
    if (sent.kind === 'failed') send({ type: 'LATE' });
    if (!('battle' in sent)) return;
    // Before the battle is taken: the same question, and what became of the answer to it.
    if (sent.kind === 'unreadable') send({ type: 'UNREADABLE' });
    else send({ type: sent.kind === 'locked' ? 'LOCKED' : 'LATE' });
    take(sent.battle);
  }, [sent, send, take]);

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
  const patience = status === 'FOUND' ? overdueMs.FOUND : overdueMs.other;
  useEffect(() => {
    const phaseEnds = isOver || endsAt === null ? null : endsAt - clock.now();
    const dueMs = reconnecting || awaitsResult ? 0 : phaseEnds;
    if (dueMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    const ask = () => {
      refresh();
      looks += 1;
      if (!awaitsResult || looks < mostLooks) timer = setTimeout(ask, patience);
    };
    timer = setTimeout(ask, Math.max(0, dueMs) + patience);
    return () => clearTimeout(timer);
  }, [endsAt, isOver, awaitsResult, patience, reconnecting, clock, refresh]);
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
