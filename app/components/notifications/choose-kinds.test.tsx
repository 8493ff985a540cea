import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { shellData } from '../../../tests/specification/shell-data';
import { ChooseKinds } from './choose-kinds';

const muted = ['TIER_DEMOTED', 'TASK_MARKED'];
const htmlWith = (on: boolean) =>
  htmlOf(<ChooseKinds roles={['STUDENT']} muted={muted} refused={null} />, {
    data: { shell: shellData({ flags: [{ name: 'battles', on }] }) },
  });
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([A-Z_0-9]+)"`, 'g'))].map(([, kind]) => kind);
/** What a save switches off as the page stands. */
const mutedBy = (html: string) => {
  const ticked = html.match(/<input(?=[^>]*name="wanted")(?=[^>]*checked)[^>]*>/g)?.join('') ?? '';
  const wanted = valuesOf(ticked, 'wanted');
  return valuesOf(html, 'offered').filter((kind) => !wanted.includes(kind));
};

it('kinds of battles are offered only while there are battles', () => {
  expect(valuesOf(htmlWith(true), 'wanted')).toContain('TIER_DEMOTED');
  expect(valuesOf(htmlWith(false), 'wanted').filter((kind) => /TIER|BATTLE/.test(kind ?? ''))).toEqual([]);
  expect(htmlWith(false)).not.toMatch(/battle/i);
});

it.each([true, false])('a save switches on nothing that was off (battles: %s)', (on) => {
  expect(mutedBy(htmlWith(on)).sort()).toEqual([...muted].sort());
});
