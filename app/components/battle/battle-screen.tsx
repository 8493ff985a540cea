import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Alert } from '../ui/alert';
import styles from './battle.module.css';
import { BattleBar } from './battle-bar';
import type { BattleReply, BattleView } from './battle-data';
import { BattleNotice } from './battle-notice';
import { BattleOver } from './battle-over';
import { battlePaths } from './battle-paths';
import { BattleQuestion } from './battle-question';
import { BattleResult } from './battle-result';
import { Duel } from './duel';
import { Duellists } from './duellists';
import { EmoteBar, useMuted } from './emote-bar';
import { Found } from './found';
import { Scene } from './scene';
import { useBattle } from './use-battle';
import { useSecondsLeft } from './use-server-clock';
import { Waiting } from './waiting';

interface BattleScreenProps {
  battle: BattleView;
  /** What the last form brought, where no script took it up. */
  reply: BattleReply | null;
}

/** A battle from the wait for an opponent to its result. Without scripts each part is a form, and the link loads it anew. */
export function BattleScreen({ battle: initial, reply }: BattleScreenProps) {
  const state = useBattle(initial, reply);
  const { battle, clock, at, answer, connected, problem, emote } = state;
  const [muted, setMuted] = useMuted();
  const secondsLeft = useSecondsLeft(battle.endsAt, clock, initial.serverNow);
  useRematch(battle);
  const told = toldOf(reply);
  const inMatch = at === 'question' || at === 'reveal';
  if (battle.result !== null && (at === 'finished' || at === 'void')) {
    return (
      <Scene>
        <BattleResult battle={battle} result={battle.result} told={told} />
      </Scene>
    );
  }
  return (
    <Scene>
      {inMatch || at === 'found' || at === 'countdown' ? (
        <BattleBar battle={battle} />
      ) : (
        <h1 className="sr">{`Battle, ${battle.course.name}`}</h1>
      )}
      {connected || !inMatch ? null : (
        <Alert tone="warn">
          You’ve lost your connection. The timer is still running, and you can play on as soon as you’re back.
        </Alert>
      )}
      <BattleNotice>{inMatch ? told : null}</BattleNotice>
      {at === 'waiting' && battle.waiting !== null ? (
        <Waiting battle={battle} waiting={battle.waiting} clock={clock} refused={told} />
      ) : null}
      {at === 'found' || at === 'countdown' ? <Found battle={battle} secondsLeft={secondsLeft} /> : null}
      {inMatch ? (
        <>
          <Duel battle={battle} secondsLeft={secondsLeft} emote={muted ? null : emote} />
          <Duellists battle={battle} />
          <BattleQuestion
            battle={battle}
            answer={answer}
            problem={problem}
            typed={reply?.kind === 'unreadable' && reply.update.index === battle.index ? reply.typed : ''}
            onType={state.type}
            onLock={state.lock}
          />
          <EmoteBar emotes={battle.emotes} muted={muted} onMute={setMuted} />
        </>
      ) : null}
      {at === 'finished' || at === 'void' || at === 'cancelled' ? (
        <BattleOver courseId={battle.course.id} isCounting={at !== 'cancelled'} />
      ) : null}
      <noscript>
        <p className={styles.missed}>
          <a href={battlePaths.battle(battle.id)}>See what you missed</a>
        </p>
      </noscript>
    </Scene>
  );
}

function toldOf(reply: BattleReply | null): string | null {
  if (reply?.kind === 'done') return reply.sentence;
  if (reply?.kind === 'unsent') return 'That wasn’t sent because you’re offline. Try again in a moment.';
  // What is wrong with an answer stands beside it.
  return reply?.kind === 'failed' && reply.intent !== 'answer' ? reply.message : null;
}

/** Who asked for a rematch and gets it is taken there. */
function useRematch({ result }: BattleView): void {
  const navigate = useNavigate();
  const asked = useRef(false);
  const rematch = result?.rematch;
  const rematchId = result?.rematchId ?? null;
  useEffect(() => {
    if (rematch === 'ASKED_BY_ME') asked.current = true;
    if (asked.current && rematch === 'READY' && rematchId !== null) navigate(battlePaths.battle(rematchId));
  }, [rematch, rematchId, navigate]);
}
