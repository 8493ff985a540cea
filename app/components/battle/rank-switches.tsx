import { Form, useNavigation } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { RankViewData } from './rank-data';
import { ownRankSwitch, RankSwitch } from './rank-switch';

const switches = [
  ownRankSwitch,
  {
    name: 'onBoards',
    label: 'Leaderboards',
    on: 'Others can see you on leaderboards.',
    off: 'You’re not on any leaderboard.',
  },
  {
    name: 'anyoneMayPlay',
    label: 'Players from other schools',
    on: 'You can play students from any school.',
    off: 'You only play students from your school, your classes and your friends.',
  },
] as const;

const parentSentences = {
  NO_ADDRESS:
    'A parent can let you play students from other schools, but we don’t have your parent’s email address yet.',
  NOT_ASKED: 'You only play students from your school and your friends. A parent can let you play others.',
  ASKED: 'You only play students from your school and your friends. We’ve emailed your parent.',
  REFUSED: 'You only play students from your school and your friends, because that’s what your parent decided.',
};

/** Under 13: a parent decides, whom the student can ask by mail. */
function ParentRow({ label, parent }: { label: string; parent: keyof typeof parentSentences }) {
  const busy = useNavigation().formData?.get('on') === 'ask';
  return (
    <Row title={label} note={parentSentences[parent]}>
      {parent === 'NO_ADDRESS' ? (
        <LinkButton to={paths.onboarding('age')} size="sm">
          Tell us
        </LinkButton>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="switch" value="anyoneMayPlay" />
          <Button type="submit" size="sm" name="on" value="ask" busy={busy}>
            {parent === 'NOT_ASKED' ? 'Ask my parent' : 'Ask again'}
          </Button>
        </Form>
      )}
    </Row>
  );
}

/** What others see of one's rank, and whom one may meet: one form a switch, so that it works without scripts. */
export function RankSwitches({ settings }: { settings: RankViewData['settings'] }) {
  return (
    <Section title="Privacy">
      <Rows>
        {switches.map(({ name, label, on, off }) => {
          const isOn = settings[name];
          if (name !== 'showRank' && !isOn && settings.parent !== null) {
            if (name === 'onBoards')
              return <Row key={name} title={label} note={`${off} It stays that way until you’re 13.`} />;
            if (settings.parent !== 'ALLOWED') return <ParentRow key={name} label={label} parent={settings.parent} />;
          }
          return <RankSwitch key={name} name={name} label={label} on={on} off={off} isOn={isOn} />;
        })}
      </Rows>
    </Section>
  );
}
