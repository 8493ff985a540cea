import { expect } from 'vitest';
import { courses, topicById } from '../../maths/curriculum/index';
import { tiers } from '../../rules/battle/tiers';
import { subscriptionMonths } from '../../rules/constants';
import { termMonths } from '../../rules/money/plans';
import type { Row } from './row';
import { landingRows } from './section-1/landing';

/** What the product does and for whom: each sentence is shown by a story of the product or by a test of its rules. */
export const section1: Row[] = [
  {
    says: 'There are courses for Years 1 to 12, VCE, HSC, NAPLAN, Opportunity Class and Selective High School',
    holds: () => {
      const ids = courses.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((year) => `year-${year}`)));
      expect(ids).toEqual(expect.arrayContaining(['opportunity-class', 'selective-high-school']));
      expect(ids.some((id) => id.startsWith('naplan-'))).toBe(true);
      for (const senior of ['vce-', 'hsc-']) {
        const topicIds = courses.filter(({ id }) => id.startsWith(senior)).flatMap((course) => course.topicIds);
        const years = topicIds.map((id) => topicById(id)?.year);
        expect([senior, ...years]).toEqual(expect.arrayContaining([senior, 11, 12]));
      }
    },
  },
  {
    says: 'Teachers and tutors have a portal of their own',
    seenIn: { file: 'app/components/shell/nav-links.test.ts', test: 'teachers and tutors see their own' },
  },
  {
    says: 'Tutor Me gives hints step by step',
    seenIn: {
      file: 'tests/integration/tutor/tutor-me.test.ts',
      test: 'goes with a student from the first line over hints to the closing',
    },
  },
  {
    says: 'Quiz Me asks in the way of Socrates',
    seenIn: {
      file: 'tests/integration/tutor/quiz-me.test.ts',
      test: 'asks goal by goal, takes right answers on, and ends with what was shown',
    },
  },
  {
    says: 'Casual practice has no clock',
    seenIn: {
      file: 'server/modules/practice/challenge-time.test.ts',
      test: '%s has no clock',
    },
  },
  {
    says: 'It has every help: hints, other tries, worked steps',
    seenIn: {
      file: 'tests/e2e/answering.story.ts',
      test: 'hints come one by one, another try is free, and closing shows the worked steps',
    },
  },
  {
    says: 'The tutor can be asked about a question of casual practice, of a challenge and of the error logbook, not of a battle',
    seenIn: {
      file: 'app/lib/ai-context.test.ts',
      test: '%s: a question may be talked about, but in battles and test tasks',
    },
  },
  {
    says: 'A challenge runs against a clock and earns more MarsCoins',
    seenIn: {
      file: 'tests/e2e/challenge.story.ts',
      test: 'a challenge to the end: a clock for the whole set, twice the coins',
    },
  },
  {
    says: 'In a challenge hints help as it goes, and cost coins',
    seenIn: {
      file: 'tests/integration/practice/challenge.test.ts',
      test: 'are twice as many, and a hint lowers them, never the mark',
    },
  },
  {
    says: 'A battle is played against another person at the same time',
    seenIn: {
      file: 'tests/e2e/battle.story.ts',
      test: 'two play seven questions, one loses the connection for ten seconds, and both see one result',
    },
  },
  {
    says: 'A battle has no AI',
    seenIn: { file: 'tests/integration/battles/safety.test.ts', test: 'rests while a battle runs' },
  },
  {
    says: 'Battles rank in 10 tiers, from Plastic to Marslite',
    holds: () => expect([tiers.length, tiers[0], tiers.at(-1)]).toEqual([10, 'Plastic', 'Marslite']),
  },
  {
    says: 'The tier that a season ends in is paid',
    seenIn: {
      file: 'tests/integration/battles/season-results.test.ts',
      test: 'pays the end of a season by tier and course, once, with many workers, when it ends where the player lives',
    },
  },
  {
    says: 'In error-logbook mode wrong answers are redone',
    seenIn: {
      file: 'tests/e2e/error-logbook.story.ts',
      test: 'an error is redone with new numbers and fixed by a right answer without help',
    },
  },
  {
    says: 'The error logbook groups mistakes by topic and by type',
    seenIn: { file: 'server/modules/error-logbook/group-errors.test.ts', test: 'puts what needs most work first' },
  },
  {
    says: 'It recommends follow-up questions for mistakes that are due',
    seenIn: {
      file: 'server/modules/error-logbook/follow-ups.test.ts',
      test: 'groups by what they wait for, idea and local day, and takes what is overdue as today',
    },
  },
  {
    says: 'They are other or harder questions once a mistake is confirmed as fixed',
    seenIn: {
      file: 'tests/integration/error-logbook/challenge.test.ts',
      test: 'asks another or a harder kind of question of a confirmed skill, once its card is due',
    },
  },
  {
    says: 'MarsCoins are earned and spent',
    seenIn: {
      file: 'tests/e2e/person.story.ts',
      test: 'a student wears what the coins buy, and changes the year level once a month',
    },
  },
  {
    says: 'A teacher makes an exam of topics and difficulty, looks at it before anybody gets it, and saves it',
    seenIn: {
      file: 'tests/integration/tasks/wizard-pages.test.ts',
      test: 'without scripts a task is set step by step, for a group and a student',
    },
  },
  {
    says: 'Teachers have over 40 AI assistants',
    waitsFor: 'assistants',
    because: 'they have the exam wizard, insights and follow-ups of the product instead',
    until: { file: 'app/components/assistants' },
  },
  {
    says: 'An exam is refined by a prompt',
    waitsFor: 'assistants',
    because: 'its questions are picked, drawn anew and weighted by hand',
    until: { file: 'app/components/exam-prompt' },
  },
  {
    says: 'An exam is saved with its questions and comes into another task as it is',
    seenIn: {
      file: 'tests/integration/tasks/saved-exams.test.ts',
      test: 'the questions of a task are saved once, and come into another task as they are',
    },
  },
  {
    says: 'Teachers make classrooms and invite students',
    seenIn: {
      file: 'tests/e2e/classes.story.ts',
      test: 'a link outlives registering: the visitor lands at the class',
    },
  },
  {
    says: 'Teachers assign tasks',
    seenIn: {
      file: 'tests/integration/classroom/groups.test.ts',
      test: 'a task for groups and single students reaches each of them once, and nobody of another class’s group',
    },
  },
  {
    says: 'Teachers read the reports of their students, with the same figures as those',
    seenIn: { file: 'tests/integration/tasks/reports.test.ts', test: 'tells student and teacher the same' },
  },
  {
    says: 'Teachers read the report of a whole task of their class',
    seenIn: {
      file: 'tests/integration/tasks/reports.test.ts',
      test: 'counts drawn questions by their kind, for those whom the filter lets through',
    },
  },
  {
    says: 'Teachers see which mistakes are made',
    seenIn: {
      file: 'tests/integration/tasks/reports.test.ts',
      test: 'name the ideas of a task and of a class, with the answers behind them',
    },
  },
  {
    says: 'Subscriptions renew by themselves',
    seenIn: {
      file: 'tests/integration/billing/money.test.ts',
      test: 'renews once with many workers, and ends after four tries of a card that is declined',
    },
  },
  {
    says: 'They have terms of 1, 6 or 12 months, as the pages offer them and as the server takes them',
    holds: () =>
      expect([subscriptionMonths, termMonths]).toEqual([
        [1, 6, 12],
        [1, 6, 12],
      ]),
  },
  {
    says: 'There is no refund for a term that was cancelled in its middle: it runs to its end',
    seenIn: {
      file: 'tests/integration/billing/money.test.ts',
      test: 'cancelling runs to the end of the term, can be undone, and charges nobody after',
    },
  },
  {
    says: 'Families read that there is no refund before they pay',
    seenIn: {
      file: 'app/components/billing/checkout-view.test.tsx',
      test: 'says that a term cancelled partway is not refunded',
    },
  },
  {
    says: 'The year level is changed free once a month',
    seenIn: {
      file: 'tests/integration/identity/change-profile.test.ts',
      test: 'changes the year level once a month, and says from when it is free again',
    },
  },
  {
    says: 'There is a free trial of 14 days',
    seenIn: {
      file: 'tests/integration/billing/billing.test.ts',
      test: 'opens every course for 14 days from the acceptance of the terms',
    },
  },
  {
    says: 'A feature flag gates the trial',
    seenIn: { file: 'tests/integration/billing/billing.test.ts', test: 'has no trial where its flag is off' },
  },
  {
    says: 'The currency follows the host of the site: usd for .com, aud for .com.au, aud otherwise',
    seenIn: { file: 'app/http/site-currency.test.ts', test: 'follows the host where nothing is configured' },
  },
  {
    says: 'Its sign is A$ or $',
    seenIn: { file: 'rules/currency.test.ts', test: 'shows A$ for Australian dollars' },
  },
  {
    says: 'Once a friend subscribes, friend and inviter have a $5 AUD voucher each',
    seenIn: {
      file: 'tests/integration/billing/money.test.ts',
      test: 'gives friend and inviter a voucher each for the first settled payment, and takes open ones back with a refund',
    },
  },
  ...landingRows,
];
