import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { CoinsView } from './coins-view';

type Props = ComponentProps<typeof CoinsView>;

const page: Props = {
  school: { id: 'c', name: '6B', colour: 'SAND', studentCount: 0, archivedAt: null, course: null },
  students: [],
  coins: { limit: 0, left: 0, awards: [], pot: null },
  studentId: null,
  creationKey: 'k',
  reply: undefined,
};
const pot = { id: 'p', title: '20 minutes of maths games', goal: 200, sum: 80, givers: 2, given: false };

it('without students there is nobody to give coins to, and the pot can still be closed', () => {
  const html = htmlOf(<CoinsView {...page} coins={{ ...page.coins, pot }} />);
  expect(html).toContain('Nobody has joined yet');
  expect(html).not.toContain('Give coins');
  expect(html).toContain('20 minutes of maths games');
  expect(html).toContain('Yes, return the coins');
  expect(htmlOf(<CoinsView {...page} />)).not.toContain('Class pot');
});
