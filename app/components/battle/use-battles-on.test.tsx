import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { shellData } from '../../../tests/specification/shell-data';
import { ModePicker } from '../create-practice/mode-picker';
import { MyCourses } from '../home/my-courses';
import { EarnCard } from '../shop/earn-card';

const course = { id: 'year-6', name: 'Year 6', iconUrl: '/year-6.svg' };
const mine = { course, mastery: 0.5, nextTopic: null, unresolvedCount: 0, rankName: 'Silver' };
const places: [name: string, place: ReactElement][] = [
  ['home', <MyCourses key="home" courses={[mine] as unknown as Parameters<typeof MyCourses>[0]['courses']} />],
  ['the modes of a practice', <ModePicker key="modes" courseId="year-6" mode="CASUAL" timer />],
  ['the sources of coins', <EarnCard key="coins" />],
];

it.each(places)('%s: speaks of battles only while they are on', (_, place) => {
  const htmlWith = (on: boolean) => htmlOf(place, { data: { shell: shellData({ flags: [{ name: 'battles', on }] }) } });
  expect(htmlWith(true)).toMatch(/battle/i);
  expect(htmlWith(false)).not.toMatch(/battle|tier reached/i);
});
