import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from '../../../tests/specification/page-html';
import { ChallengeView } from './challenge-view';
import type { LobbyViewData } from './lobby-data';
import { LobbyView } from './lobby-view';
import type { RankViewData } from './rank-data';
import { RankView } from './rank-view';
import { VerifyView } from './verify-view';

const words = (view: ReactElement): string => textOf(htmlOf(view, { path: '/game' })).replaceAll(/\s+/g, ' ');

const year8 = { id: 'year-8', name: 'Year 8' };
const silver = { level: 6, name: 'Silver', provisional: false };
const own = { course: year8, tier: silver, rating: 1412, games: 14 };
const lobby: LobbyViewData = {
  courses: [own],
  chosen: year8,
  course: own,
  season: { name: 'Term 4, 2026', ends: '17 December 2026' },
  last: [],
  friends: [{ userId: 'mia', name: 'Mia', avatar: null, tierName: 'Gold' }],
  classes: [{ id: 'c', name: '8C' }],
  openBattleId: null,
  refusal: null,
  refusedUntil: null,
  leftToday: null,
  mayAnyone: true,
  challenges: [],
  settings: { showRank: true },
};

describe('the lobby', () => {
  const said = (more: Partial<LobbyViewData> = {}, refused: Parameters<typeof LobbyView>[0]['refused'] = null) =>
    words(<LobbyView lobby={{ ...lobby, ...more }} refused={refused} />);

  it('shows the tier and offers everybody who may be met', () => {
    expect(said()).toContain('Silver · 14 rated battles');
    expect(said()).toContain('Anyone around my level');
    expect(said()).toContain('Only 8C');
    expect(said()).toContain('Find an opponent');
  });

  it('offers nobody from elsewhere to those who may not meet them', () => {
    expect(said({ mayAnyone: false })).not.toContain('Anyone around my level');
    expect(said({ mayAnyone: false })).toContain('Players from my school, and friends');
  });

  it('says how many battles a tier is away', () => {
    const away = (games: number) =>
      said({ course: { ...own, games, rating: null, tier: { ...silver, provisional: true } } });
    expect(away(0)).toContain('Your tier shows after 10 rated battles.');
    expect(away(9)).toContain('1 more rated battle until your tier shows.');
  });

  it('says why nobody can be looked for, and from when again', () => {
    const told = said({ refusal: 'You left two battles.', refusedUntil: '4:05 pm' });
    expect(told).toContain('You left two battles. You can play again from 4:05 pm.');
    expect(told).not.toContain('Find an opponent');
  });

  it('leads back to a battle that is still on, and begins no second one', () => {
    expect(said({ openBattleId: 'open' })).toContain('Back to your battle');
    expect(said({ openBattleId: 'open' })).not.toContain('Find an opponent');
  });

  it('keeps a code that was refused, with the reason beside it', () => {
    const refused = {
      intent: 'code',
      code: 'MARS42',
      problem: 'That code doesn’t match a challenge. Check it with the other player.',
    };
    expect(htmlOf(<LobbyView lobby={lobby} refused={refused} />)).toContain('value="MARS42"');
    expect(said({}, refused)).toContain('That code doesn’t match a challenge. Check it with the other player.');
  });

  it('without a course says where to choose one', () => {
    expect(said({ course: null, courses: [] })).toContain('Choose a course first');
  });

  it('lists the last battles with what each changed', () => {
    const battle = {
      id: 'b',
      day: 'Today',
      course: year8,
      kind: 'RANKED' as const,
      outcome: 'LOST' as const,
      theirName: 'Jett',
      mine: 300,
      theirs: 512,
      change: -12,
    };
    expect(said({ last: [battle] })).toContain('Lost Against Jett');
    expect(said({ last: [battle] })).toContain('−12');
  });
});

describe('the rank', () => {
  const rank: RankViewData = {
    course: year8,
    mine: {
      tier: silver,
      rating: 1412,
      deviation: 62,
      games: 14,
      rule: 'Your rating is 1412, less 124.',
      history: { points: [], table: { columns: [], rows: [] } },
    },
    board: 'FRIENDS',
    rows: [{ place: 1, name: 'Ava', avatar: null, tierName: 'Silver', rating: 1412, isMe: true }],
    visible: true,
    reasonHidden: null,
    season: { name: 'Term 4, 2026', ends: '17 December 2026' },
    settings: { showRank: true, onBoards: true, anyoneMayPlay: false, parent: null },
    classes: [],
    classId: null,
  };
  const said = (more: Partial<RankViewData> = {}) => words(<RankView rank={{ ...rank, ...more }} problem={null} />);

  it('tells tier, rule and place', () => {
    expect(said()).toContain('Silver 1412± 124');
    expect(said()).toContain('Your rating is 1412, less 124.');
    expect(said()).toContain('Ava (you)');
  });

  it('shows neither tier nor rating to somebody who hid them', () => {
    const hidden = said({ settings: { ...rank.settings, showRank: false }, rows: [], visible: false });
    expect(hidden).toContain('Your rank is hidden');
    expect(hidden).not.toContain('1412');
  });

  it('leaves it to a parent under 13 to open strangers, and leaderboards to nobody', () => {
    const child = { showRank: true, onBoards: false, anyoneMayPlay: false };
    const asked = said({ settings: { ...child, parent: 'NOT_ASKED' } });
    expect(asked).toContain('Ask my parent');
    expect(asked).toContain('It stays that way until you’re 13.');
    expect(asked).not.toContain('Turn on');
    expect(said({ settings: { ...child, parent: 'REFUSED' } })).toContain('that’s what your parent decided');
    expect(said({ settings: { ...child, parent: 'NO_ADDRESS' } })).toContain('Tell us');
    expect(said({ settings: { ...child, parent: 'ALLOWED' } })).toContain('Turn on');
  });

  it('says why there is no leaderboard', () => {
    expect(said({ visible: false, reasonHidden: 'Leaderboards are off until you’re 13.' })).toContain(
      'Leaderboards are off until you’re 13.',
    );
  });
});

it('a record is shown check by check, and one that fails is said to', () => {
  const battle = { courseName: 'Year 8', commitment: 'ab'.repeat(32), theirName: 'Jett' };
  const view = (ok: boolean) =>
    words(
      <VerifyView
        battleId="b"
        verified={{ ...battle, ok, checks: [{ name: 'Seal', ok, words: 'It fits.' }] }}
        publicKey="-----BEGIN PUBLIC KEY-----"
      />,
    );
  expect(view(true)).toContain('Everything matches');
  expect(view(true)).toContain('Seal: matches. It fits.');
  expect(view(false)).toContain('Something doesn’t match');
  expect(view(false)).toContain('Seal: doesn’t match.');
});

it('a challenge begins nothing before it is accepted, and keeps its code when it is refused', () => {
  const refused = { intent: 'code', code: 'MARS42', problem: 'The person who challenged you isn’t online right now.' };
  const html = htmlOf(<ChallengeView code="MARS42" refused={refused} />);
  expect(html).toContain('value="MARS42"');
  expect(textOf(html)).toContain('The person who challenged you isn’t online right now.');
});
