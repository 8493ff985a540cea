import { describe, expect, it } from 'vitest';
import { controlsIn, htmlOf as pageHtml } from '../../../tests/specification/page-html';
import { shellData } from '../../../tests/specification/shell-data';
import type { BattleReply, BattleView } from './battle-data';
import { battleOf, resultOf, seatOf } from './battle-for-tests';
import { BattleScreen } from './battle-screen';

/** What the page says before any script runs. */
const htmlOf = (battle: BattleView, reply: BattleReply | null = null, battlesOn = true): string =>
  pageHtml(<BattleScreen battle={battle} reply={reply} />, {
    path: `/battle/${battle.id}`,
    data: { shell: shellData({ flags: [{ name: 'battles', on: battlesOn }] }) },
  });

const textOf = (html: string): string =>
  html
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const words = (battle: BattleView, reply: BattleReply | null = null) => textOf(htmlOf(battle, reply));

const waiting = { since: 1_000_000, recordedOfferAt: 1_040_000, scope: 'ANYONE' as const, challengeCode: null };
const reveal = {
  index: 0,
  answerHtml: '<b>11</b>',
  mine: { right: true, points: 132 },
  theirs: { right: false, points: 0 },
};

describe('waiting', () => {
  it('says within which band of ratings is looked, and offers no recorded game yet', () => {
    const said = words(battleOf({ status: 'WAITING', endsAt: null, waiting }));
    expect(said).toContain('within 100 rating points of you');
    expect(said).not.toContain('recorded game');
    expect(said).toContain('Stop searching');
  });

  it('offers a recorded game, named so and unrated, once nobody came', () => {
    const said = words(battleOf({ status: 'WAITING', endsAt: null, serverNow: 1_040_000, waiting }));
    expect(said).toContain('within 400 rating points of you');
    expect(said).toContain('Play a recorded game');
    expect(said).toContain('It doesn’t affect your rating');
  });

  it('shows the code of a challenge, and waits without an offer', () => {
    const said = words(
      battleOf({
        status: 'WAITING',
        endsAt: null,
        serverNow: 9_000_000,
        waiting: { ...waiting, challengeCode: 'MARS42' },
      }),
    );
    expect(said).toContain('MARS42');
    expect(said).not.toContain('recorded');
  });
});

describe('a question', () => {
  it('has a form for one answer, the clock, both players and the seal', () => {
    const html = htmlOf(
      battleOf({ me: seatOf({ points: 320, marks: ['RIGHT', 'WRONG', 'NONE'] }), index: 2, total: 3 }),
    );
    expect(html).toContain('name="answer"');
    expect(html).toContain('aria-label="24 seconds left"');
    expect(textOf(html)).toContain('question 3 of 3');
    expect(textOf(html)).toContain('Seal 8f3a…c21e');
    expect(textOf(html)).toContain('Question 1: right Question 2: not right Question 3: not answered');
  });

  it('takes no second answer', () => {
    const html = htmlOf(battleOf({ myAnswer: '11' }));
    expect(html).toMatch(/<fieldset disabled/);
    expect(html).toContain('value="11"');
    expect(textOf(html)).toContain('Locked in. Jett is still thinking.');
    expect(textOf(html)).not.toContain('Lock in');
  });

  it('keeps what could not be read where it was typed, and says why', () => {
    const battle = battleOf();
    const html = htmlOf(battle, {
      kind: 'unreadable',
      update: { ...battle, question: undefined },
      problem: 'Write it with digits.',
      typed: '1..1',
    });
    expect(html).toContain('value="1..1"');
    expect(textOf(html)).toContain('Write it with digits.');
    expect(textOf(html)).toContain('Lock in');
  });

  it('says that the other player has answered, and not what', () => {
    expect(words(battleOf({ they: seatOf({ name: 'Jett', marks: ['ANSWERED'] }) }))).toContain('Jett has locked in.');
  });

  it('is followed by the answer and both verdicts', () => {
    const said = words(battleOf({ status: 'REVEAL', myAnswer: '11', reveal }));
    expect(said).toContain('Answer: 11');
    expect(said).toContain('You: right, +132');
    expect(said).toContain('Jett: not this time');
  });
});

describe('the result', () => {
  const finished = (more: Parameters<typeof resultOf>[0] = {}, battle: Partial<BattleView> = {}) =>
    words(battleOf({ status: 'FINISHED', endsAt: null, question: null, result: resultOf(more), ...battle }));

  it('tells rating, reason, tier and coins, and offers the error logbook', () => {
    const said = finished();
    expect(said).toContain('New tier Silver 1412 +18 rating');
    expect(said).toContain('88 more to Gold.');
    expect(said).toContain('You won against a player rated a little higher.');
    expect(said).toContain('MarsCoins +9');
    expect(said).toContain('Fix 2 mistakes now');
    expect(said).toContain('Ask for a rematch');
  });

  it('of a recorded game changes no rating, has no rematch and nobody to report', () => {
    const unrated = { ratingAfter: null, change: null, explanation: null, tierBefore: null, tierAfter: null };
    const said = finished(unrated, { kind: 'RECORDED', they: seatOf({ name: 'A recorded game', recorded: true }) });
    expect(said).toContain('This was a recorded game, so your rating doesn’t change.');
    expect(said).not.toContain('rematch');
    expect(said).not.toContain('Report or block');
  });

  it('says whose turn a rematch is', () => {
    expect(finished({ rematch: 'ASKED_BY_ME' })).toContain('Jett has been asked for a rematch.');
    expect(finished({ rematch: 'ASKED_BY_THEM' })).toContain('Rematch with Jett');
    expect(finished({ rematch: 'READY', rematchId: 'next' })).toContain('Join the rematch');
  });

  it('leads to no other battle while battles are switched off', () => {
    const battle = battleOf({ status: 'FINISHED', endsAt: null, question: null, result: resultOf({}) });
    const offered = (battlesOn: boolean) =>
      controlsIn(htmlOf(battle, null, battlesOn))
        .map(({ name, to }) => to ?? name)
        .filter((each) => /game|rank|rematch/.test(each));
    expect(offered(true)).toHaveLength(4);
    expect(offered(false)).toEqual([]);
  });

  it('is waited for in plain words while it is written', () => {
    expect(finished({}, { result: null })).toContain('We’re adding up your points.');
  });

  it('of a battle that does not count says so to both, without a rating', () => {
    const said = finished(
      { outcome: 'VOID', by: null, sentence: 'Our server was away.', ratingAfter: null, tierAfter: null, errors: 0 },
      { status: 'VOID' },
    );
    expect(said).toContain('This battle doesn’t count Our server was away.');
    expect(said).toContain('Your rating hasn’t changed.');
    expect(said).not.toContain('Check it yourself');
  });
});
