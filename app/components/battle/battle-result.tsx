import { Form, Link, useNavigation } from '@remix-run/react';
import { ShieldCheck, Swords } from 'lucide-react';
import { tierName, tiers, tierWidth } from '../../../rules/battle/tiers';
import { paths } from '../../lib/paths';
import { type MascotTalk, useMascot } from '../chat/use-mascot';
import { ClearErrorsForm } from '../practice/result/clear-errors-form';
import { CoinTable } from '../practice/result/coin-table';
import { Logo } from '../shell/logo';
import { useShell } from '../shell/use-shell';
import { Button } from '../ui/button';
import { Cluster, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import styles from './battle.module.css';
import type { BattleResultView, BattleView } from './battle-data';
import { BattleNotice } from './battle-notice';
import { battlePaths } from './battle-paths';
import { resultTitle, shortSeal } from './battle-words';
import { QuestionList } from './question-list';
import { RatingChart } from './rating-chart';
import { signed } from './rating-history';
import { RatingNumber } from './rating-number';
import { ReportPlayer } from './report-player';
import { TierBadge } from './tier-badge';
import { TierLadder } from './tier-ladder';
import { useBattlesOn } from './use-battles-on';
import { Victory } from './victory';

interface BattleResultProps {
  battle: BattleView;
  result: BattleResultView;
  /** What came of a report or of another request. */
  told: string | null;
}

const talks: Record<BattleResultView['outcome'], MascotTalk> = {
  WON: 'CHEER',
  DRAW: 'CHEER',
  LOST: 'REST',
  VOID: 'REST',
};

/** How a battle ended: the effort first, then the rating with its reason, the coins, and what to do next. */
export function BattleResult({ battle, result, told }: BattleResultProps) {
  const { outcome, sentence, errors, practiceId, tierAfter } = result;
  const battlesOn = useBattlesOn();
  const pose = useMascot('PRACTICE_BATTLE', talks[outcome]);
  const worn = useShell()?.viewer.avatar ?? null;
  return (
    <>
      {outcome === 'WON' ? <Victory worn={worn} /> : null}
      <header className={styles.top}>
        <Link to={paths.home} className="target" aria-label="Marsmaths home page">
          <Logo />
        </Link>
        {battlesOn ? (
          <Link to={battlePaths.lobby(battle.course.id)} className="target">
            Battles
          </Link>
        ) : null}
      </header>
      <div className={styles.result}>
        <Stack gap={6}>
          <div className={styles.head}>
            <span className={styles.mascot}>
              <Mascot pose={pose} />
            </span>
            <div>
              <h1>{resultTitle(result)}</h1>
              <p>{sentence}</p>
            </div>
          </div>
          {tierAfter === null || tierAfter.provisional ? null : <TierLadder level={tierAfter.level} onSpace />}
          <NextStep battle={battle} result={result} battlesOn={battlesOn} />
          <BattleNotice>{told}</BattleNotice>
        </Stack>
        <Stack as="section" className="card" gap={3} aria-label="Rating and MarsCoins">
          <RatingHead result={result} kind={battle.kind} />
          {result.coins.length === 0 ? null : (
            <CoinTable
              label="MarsCoins from this battle"
              lines={result.coins.map(({ reason, amount }) => ({ label: reason, amount }))}
              totalLabel="MarsCoins"
              total={result.coins.reduce((sum, { amount }) => sum + amount, 0)}
            />
          )}
          <p className="small muted">
            <ShieldCheck aria-hidden size={18} />{' '}
            {battle.commitment === null
              ? 'Both players had the same questions. '
              : `Verified fair: both players had the same questions (seal ${shortSeal(battle.commitment)}). `}
            {outcome === 'VOID' ? null : <Link to={battlePaths.verify(battle.id)}>Check it yourself</Link>}
          </p>
        </Stack>
        {result.questions.length === 0 ? null : (
          <Section title="The seven questions">
            <QuestionList questions={result.questions} name={battle.they.name} />
            {practiceId === null ? null : (
              <Link to={paths.practiceResult(practiceId)}>Review each one with its worked solution</Link>
            )}
          </Section>
        )}
        <Section title={errors > 0 ? 'You learn the most from mistakes' : 'What’s next'}>
          {errors > 0 ? (
            <>
              <p>
                {errors === 1 ? 'One question is' : `${errors} questions are`} in your error logbook now. Fix
                {errors === 1 ? ' it' : ' them'} with new numbers, all the help you want and no timer.
              </p>
              <ClearErrorsForm courseId={battle.course.id} count={errors} variant="line" />
            </>
          ) : (
            <p>Nothing from this battle went into your error logbook. Nice work!</p>
          )}
          <RatingChart history={result.history} />
          {battlesOn ? <Link to={battlePaths.rank(battle.course.id)}>Your rank in {battle.course.name}</Link> : null}
          {battle.they.recorded ? null : <ReportPlayer name={battle.they.name} />}
        </Section>
      </div>
    </>
  );
}

interface NextStepProps extends Pick<BattleResultProps, 'battle' | 'result'> {
  battlesOn: boolean;
}

/** The way on: one main button, which plays again; the same player only where both want to. Nothing new while battles are off. */
function NextStep({ battle, result, battlesOn }: NextStepProps) {
  const { formData } = useNavigation();
  const { rematch, rematchId, practiceId, outcome } = result;
  const mayRematch = battlesOn && outcome !== 'VOID' && !battle.they.recorded;
  return (
    <Cluster className={styles.buttons}>
      {rematch === 'READY' && rematchId !== null ? (
        <LinkButton to={battlePaths.battle(rematchId)} variant="main" size="xl">
          <Swords aria-hidden size={20} /> Join the rematch
        </LinkButton>
      ) : battlesOn ? (
        <LinkButton to={battlePaths.lobby(battle.course.id)} variant="main" size="xl">
          <Swords aria-hidden size={20} /> Play again
        </LinkButton>
      ) : null}
      {mayRematch && (rematch === 'NONE' || rematch === 'ASKED_BY_THEM') ? (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="rematch"
            variant="onspace"
            size="xl"
            full
            busy={formData?.get('intent') === 'rematch'}
          >
            {rematch === 'NONE' ? 'Ask for a rematch' : `Rematch with ${battle.they.name}`}
          </Button>
        </Form>
      ) : null}
      {practiceId === null ? null : (
        <LinkButton to={paths.practiceResult(practiceId)} variant="onspace" size="xl">
          Review the 7 questions
        </LinkButton>
      )}
      <p role="status" className={styles.rematch}>
        {rematch === 'ASKED_BY_ME'
          ? `${battle.they.name} has been asked for a rematch. It starts here if they accept.`
          : rematch === 'ASKED_BY_THEM'
            ? `${battle.they.name} would like a rematch.`
            : ''}
      </p>
    </Cluster>
  );
}

const unrated = {
  FRIENDLY: 'This was a friendly battle, so your rating doesn’t change.',
  RECORDED: 'This was a recorded game, so your rating doesn’t change.',
  RANKED: 'Your rating hasn’t changed.',
} as const;

/** The rating with the reason of its change in one line, and how far the next tier is. */
function RatingHead({ result, kind }: { result: BattleResultView; kind: BattleView['kind'] }) {
  const { ratingAfter, change, explanation, tierBefore, tierAfter, toNextTier } = result;
  if (ratingAfter === null || tierAfter === null) return <p className="muted">{unrated[kind]}</p>;
  const isNew = tierBefore !== null && !tierAfter.provisional && tierBefore.level < tierAfter.level;
  const next = tierAfter.level < tiers.length ? tierName(tierAfter.level + 1) : null;
  return (
    <>
      <Cluster gap={4}>
        {tierAfter.provisional ? null : <TierBadge name={tierAfter.name} size={72} />}
        <Grow>
          <p className="eyebrow">{isNew ? 'New tier' : 'Your tier'}</p>
          <h2>{tierAfter.provisional ? 'Not ranked yet' : tierAfter.name}</h2>
        </Grow>
        <RatingNumber
          rating={ratingAfter}
          note={change === null ? null : `${signed(change)} rating`}
          isUp={change !== null && change > 0}
        />
      </Cluster>
      {toNextTier === null || next === null || tierAfter.provisional ? null : (
        <>
          <ProgressBar value={1 - toNextTier / tierWidth} label={`${toNextTier} points to ${next}`} />
          <p className="small muted">{`${toNextTier} more to ${next}.`}</p>
        </>
      )}
      {explanation === null ? null : <p>{explanation}</p>}
    </>
  );
}
