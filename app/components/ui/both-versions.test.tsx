import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { shellData } from '../../../tests/specification/shell-data';
import { FlagCard } from '../admin/flag-card';
import { ChooseKinds } from '../notifications/choose-kinds';
import { BattleHoursCard } from '../portal/battle-hours-card';
import { SavedExamsView } from '../portal-tasks/saved-exams-view';
import { AboutCard } from '../profile/about-card';
import { AdjustmentsCard } from '../profile/adjustments-card';

const data = { shell: shellData() };
const reply = (intent: string, values: Record<string, string>) => ({
  intent,
  values,
  errors: {},
  message: 'Saved meanwhile.',
  isConflict: true,
});
const refusedProfile = (form: 'nickname' | 'adjust', values: Record<string, string>) => ({
  form,
  values,
  errors: { '': 'Saved meanwhile.' },
  isConflict: true,
});
const flag = {
  name: 'battles',
  description: 'Battles.',
  mode: 'ON' as const,
  percentage: 0,
  emails: [],
  updatedAt: '2026-11-27T10:00:00.000Z',
  standard: 'OFF' as const,
  now: 'ON' as const,
  missingSetting: null,
};

const conflicts = {
  flag: {
    html: () =>
      htmlOf(
        <FlagCard
          flag={flag}
          refused={{
            name: 'battles',
            problem: 'No.',
            typed: { mode: 'SOME', percentage: '10', emails: '' },
            isConflict: true,
          }}
        />,
        { data },
      ),
    mine: 'Some people',
    theirs: 'On',
    seen: ['2026-11-27T10:00:00.000Z'],
  },
  notifications: {
    html: () =>
      htmlOf(
        <ChooseKinds
          roles={['STUDENT']}
          muted={['TASK_MARKED']}
          refused={{ problem: 'No.', kinds: ['TASK_OVERDUE'], isConflict: true }}
        />,
        { data },
      ),
    mine: /\w/,
    theirs: /\w/,
    seen: ['', 'TASK_MARKED'],
  },
  hours: {
    html: () =>
      htmlOf(
        <BattleHoursCard
          hours={{ fromMinute: 930, untilMinute: 1200 }}
          reply={reply('hours', { from: '16:00', until: '20:00' })}
        />,
        { data },
      ),
    mine: '16:00',
    theirs: '15:30',
    seen: ['930-1200', '930-1200'],
  },
  exam: {
    html: () =>
      htmlOf(
        <SavedExamsView
          exams={[]}
          editing={{ id: 'e1', name: 'Theirs', about: '' }}
          reply={reply('rename', { name: 'Mine' })}
        />,
        { data },
      ),
    mine: 'Mine',
    theirs: 'Theirs',
    seen: ['Theirs'],
  },
  nickname: {
    html: () =>
      htmlOf(
        <AboutCard
          nickname="Saturn"
          yearLevel={null}
          yearFreeFrom={null}
          timeZone="Australia/Sydney"
          facts={[]}
          refused={refusedProfile('nickname', { nickname: 'Comet' })}
        />,
        { data },
      ),
    mine: 'Comet',
    theirs: 'Saturn',
    seen: ['Saturn'],
  },
  adjustments: {
    html: () =>
      htmlOf(
        <AdjustmentsCard
          adjustments={['calm']}
          practiceTimer={false}
          refused={refusedProfile('adjust', { adjustment: 'sounds', noClock: '' })}
        />,
        { data },
      ),
    mine: 'Sounds',
    theirs: 'No movement',
    seen: ['', 'calm', 'no-clock'],
  },
};

it.each(Object.entries(conflicts))('%s shows both versions, and what is saved is seen from then on', (_name, each) => {
  const html = each.html();
  const shown = (kept: string) => html.match(new RegExp(`${kept} <small>([^<]*)</small>`))?.[1];
  expect(shown('Keep this one')).toMatch(each.mine);
  expect(shown('Use the other one')).toMatch(each.theirs);
  const seen = [...html.matchAll(/<input type="hidden" name="seen" value="([^"]*)"\/>/g)].map(([, value]) => value);
  expect(seen).toEqual(each.seen);
});
