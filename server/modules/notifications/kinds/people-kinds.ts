import { html, link } from '../html';
import { kind } from './kind';

export const peopleKinds = {
  FOLLOWED_YOU: kind<{ name: string }>({
    group: 'SOCIAL',
    text: ({ name }) => html`${name} is now following you. ${link('/following', 'See your followers')}`,
  }),
  CHEER_RECEIVED: kind<{ name: string }>({ group: 'SOCIAL', text: ({ name }) => html`${name} sent you a cheer.` }),
  SET_GIVEN: kind<{ name: string; questions: number; topic: string }>({
    group: 'SOCIAL',
    text: ({ name, questions, topic }) =>
      html`${name} gave you a practice set: ${questions} questions on ${topic}. ${link('/following#sets', 'Start')}`,
  }),
  FRIEND_JOINED: kind({
    group: 'SOCIAL',
    text: () =>
      html`Someone you invited has finished their first practice set. ${link('/shop', 'You’ve earned MarsCoins.')}`,
  }),
  BATTLE_CHALLENGE: kind<{ name: string; course: string; code: string }>({
    group: 'SOCIAL',
    text: ({ name, course, code }) =>
      html`${name} has challenged you to a friendly battle in ${course}. ${link(`/game/challenge/${code}`, 'Play')}`,
  }),
  TIER_PROMOTED: kind<{ tier: string; course: { id: string; name: string } }>({
    group: 'SOCIAL',
    text: ({ tier, course }) =>
      html`You’ve moved up to ${tier} in ${course.name}. ${link(`/rank/${course.id}`, 'See your rank')}`,
  }),
  TIER_DEMOTED: kind<{ tier: string; course: { id: string; name: string } }>({
    group: 'SOCIAL',
    text: ({ tier, course }) =>
      html`You’re in ${tier} for ${course.name} at the moment. ${link(`/rank/${course.id}`, 'See how to move back up')}`,
  }),
  /** `tier`: null where the student keeps their rank to themselves. */
  SEASON_RESULT: kind<{ season: string; tier: string | null; course: { id: string; name: string }; coins: number }>({
    group: 'SOCIAL',
    waits: true,
    text: ({ season, tier, course, coins }) =>
      html`${season} has ended${tier === null ? '' : ` and you finished in ${tier}`} in ${course.name}. You’ve earned ${coins} MarsCoins. ${link(`/rank/${course.id}`, 'See your rank')}`,
  }),
};
