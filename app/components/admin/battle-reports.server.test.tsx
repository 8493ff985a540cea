import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../../tests/specification/page-html';
import { BattleReportView } from './battle-report-view';
import { BattleReportsView } from './battle-reports-view';

const report = {
  id: 'r',
  battleId: 'b',
  reason: 'QUICK_ANSWERS',
  quickAnswers: 5,
  nickname: 'Ava One',
  ofPlayer: 2,
  at: '2026-11-23T01:00:00Z',
  closedAt: null,
  decision: null,
  note: '',
};
const player = { recorded: false, outcome: 'WON', points: 700, right: 7, hasLeft: false };
const details = {
  report,
  courseName: 'Year 9',
  kind: 'RANKED',
  players: [
    { ...player, nickname: 'Ava One', isReported: true, emotes: [{ words: 'Hello!', count: 2 }] },
    { ...player, nickname: null, isReported: false, outcome: 'LOST', points: 0, right: 0, emotes: [] },
  ],
  answers: [{ index: 0, byReported: true, answer: '42', right: true, seconds: 1.2 }],
  earlier: [{ decision: 'WARNED', note: 'Be kind.', day: '20 Nov 2026, 2:30 pm' }],
  checks: { ok: true },
  suspended: null,
  reported: '23 Nov 2026, 12:00 pm',
  closed: null,
};
const html = (more: Partial<typeof details> | { suspended: string } = {}, refused = null as never) =>
  htmlOf(<BattleReportView data={{ ...details, ...more }} refused={refused} />, { path: '/admin/battle-reports/r' });
const words = (...given: Parameters<typeof html>) => textOf(html(...given)).replaceAll(/\s+/g, ' ');

it('a report shows what was said and answered, its proof, and what came before', () => {
  const said = words();
  expect(said).toContain('5 correct answers, faster than possible');
  expect(said).toContain('Said “Hello!” 2 times.');
  expect(said).toContain('Deleted account: lost, 0 points, 0 correct. Said nothing.');
  expect(said).toContain('1.2 s');
  expect(said).toContain('Battle check: everything matches.');
  expect(said).toContain('Warned, 20 Nov 2026, 2:30 pm: Be kind.');
  expect(html()).toContain('href="/battle/b/verify"');
});

it('an account that is gone can only be closed, and a closed report not again', () => {
  expect(words()).toContain('Ban from battles');
  const gone = words({ report: { ...report, nickname: null as never } });
  expect(gone).toContain('Close report');
  expect(gone).not.toContain('Ban from battles');
  const closed = words({ report: { ...report, decision: 'CLOSED' as never, note: 'Fine.' } });
  expect(closed).toContain('“Fine.”');
  expect(closed).not.toContain('Close report');
  expect(words({ suspended: '30 Nov 2026, 2:30 pm' })).toContain('Lift the ban now');
});

it('the list says how many reports there are of a player, and what to do when there is none', () => {
  const list = (reports: Parameters<typeof BattleReportsView>[0]['reports']) =>
    textOf(htmlOf(<BattleReportsView reports={reports} closed={false} />, { path: '/admin/battle-reports' }));
  expect(list([{ ...report, reported: '23 Nov' }])).toContain('2 reports in total');
  expect(list([])).toContain('No open reports');
});
