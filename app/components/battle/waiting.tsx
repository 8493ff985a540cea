import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { bandAt } from '../../../rules/battle/pairing';
import { useMascot } from '../chat/use-mascot';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { Mascot } from '../ui/mascot/mascot';
import { BigText } from '../ui/page';
import styles from './battle.module.css';
import type { BattleView } from './battle-data';
import { BattleNotice } from './battle-notice';
import { battlePaths } from './battle-paths';
import { scopeLabel } from './battle-words';
import type { ServerClock } from './use-server-clock';

interface WaitingProps {
  battle: BattleView;
  waiting: NonNullable<BattleView['waiting']>;
  clock: ServerClock;
  /** A sentence about what could not be done. */
  refused: string | null;
}

/** Until there is somebody to play: who is looked for, and after a while a recorded game, named as what it is. */
export function Waiting({ battle, waiting, clock, refused }: WaitingProps) {
  const now = useServerNow(clock, battle.serverNow);
  const { formData } = useNavigation();
  const pose = useMascot('PRACTICE_BATTLE', 'THINK');
  const { challengeCode, since, recordedOfferAt } = waiting;
  const offers = challengeCode === null && now >= recordedOfferAt;
  return (
    <Stack as="section" centered className={`card ${styles.waiting}`} aria-labelledby="waiting">
      <span className={styles.mascot}>
        <Mascot pose={pose} />
      </span>
      {challengeCode === null ? (
        <>
          <h2 id="waiting">Looking for an opponent</h2>
          <p>
            {`Among ${scopeLabel(waiting.scope)}, within ${Math.round(bandAt(now - since) / 10) * 10} rating points of you. `}
            The longer it takes, the wider we search. Only real people, no bots.
          </p>
        </>
      ) : (
        <Challenge code={challengeCode} />
      )}
      <p role="status" className="sr">
        {offers ? 'Nobody’s here yet. You can play a recorded game.' : ''}
      </p>
      <BattleNotice>{refused}</BattleNotice>
      {offers ? (
        <>
          <p>
            <b>Nobody’s here yet.</b> You can play against a recorded game from someone around your level. It doesn’t
            affect your rating.
          </p>
          <Form method="post">
            <Button
              type="submit"
              variant="main"
              name="intent"
              value="recorded"
              busy={formData?.get('intent') === 'recorded'}
            >
              Play a recorded game
            </Button>
          </Form>
        </>
      ) : null}
      <Form method="post">
        <Button type="submit" name="intent" value="leave" busy={formData?.get('intent') === 'leave'}>
          {challengeCode === null ? 'Stop searching' : 'Cancel challenge'}
        </Button>
      </Form>
    </Stack>
  );
}

function Challenge({ code }: { code: string }) {
  return (
    <>
      <h2 id="waiting">Your challenge is open</h2>
      <p>Give the other player this code. They enter it under Battles, or open the link, and the battle starts.</p>
      <BigText>{code}</BigText>
      <a className="target" href={battlePaths.challenge(code)}>
        Link to this challenge
      </a>
    </>
  );
}

/** The server's time, once a second. */
function useServerNow(clock: ServerClock, serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(clock.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
