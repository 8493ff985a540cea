import { expect } from 'vitest';
import { LandingView } from '../../../app/components/landing/landing-view';
import { controlsIn, htmlOf, partOf, textOf } from '../page-html';
import type { Row } from '../row';
import { filesOf } from '../sources';

const award = { name: 'A prize for a test', givenBy: 'A test', year: 2026, link: 'https://prize.example/2026' };
const publicSite = 'tests/e2e/public-site.story.ts';

function landing(): string {
  const texts = { sum: '', wrongAnswer: '', note: '', samples: [], awards: [award] };
  return htmlOf(<LandingView texts={texts} question={null} currencySymbol="A$" promoShown />, { path: '/' });
}

export const landingRows: Row[] = [
  {
    says: 'The landing page has marketing copy',
    holds: () => {
      expect(landing()).toMatch(/<h1[^>]*>Maths practice that shows you where your thinking went wrong<\/h1>/);
      expect(textOf(landing())).toContain('Real questions for Years 1 to 12, marked straight away.');
    },
  },
  {
    says: 'Its header has Log In and Register',
    holds: () => {
      const header = controlsIn(partOf(landing(), 'header', 'data-look="sky"'));
      expect(header).toContainEqual({ name: 'Log In', to: '/login' });
      expect(header).toContainEqual({ name: 'Register', to: '/register' });
    },
  },
  {
    says: 'It has a link for teachers',
    holds: () => expect(controlsIn(landing())).toContainEqual({ name: 'What teachers get', to: '/for-teachers' }),
  },
  {
    says: 'It has a video, which comes with the product',
    holds: () => {
      const [, address = ''] = /<source src="\/(media\/[^"]+)"/.exec(partOf(landing(), 'video', 'controls')) ?? [];
      expect(filesOf('public/media', /\.webm$/)).toContain(`public/${address}`);
    },
  },
  {
    says: 'It has the awards and mentions that the operator has',
    holds: () => {
      const awards = partOf(landing(), 'section', 'aria-labelledby="awards"');
      expect(controlsIn(awards)).toEqual([{ name: award.name, to: award.link }]);
      expect(textOf(awards)).toContain('A test, 2026');
    },
  },
  {
    says: 'Its promo banner says: join now and save $10 on the subscription',
    holds: () =>
      expect(textOf(partOf(landing(), 'aside', 'aria-label="Offer"'))).toBe(
        'Join now and save A$10 on the subscription.',
      ),
  },
  {
    says: 'The promo banner is for desktops and can be closed',
    seenIn: { file: publicSite, test: 'the offer shows on desktops alone, and stays closed' },
  },
  {
    says: 'Its header is sticky, dark until the page has scrolled past 400 px, then light',
    seenIn: {
      file: publicSite,
      test: 'the header of the front page is dark until 400 px, then light, and always in sight',
    },
  },
  {
    says: 'A click id of a short-video advertisement in the query sends a tracking event',
    seenIn: {
      file: 'tests/integration/visitors/landing-click.test.ts',
      test: 'sends the click id on, once, with nothing of a person, and notes that',
    },
  },
  {
    says: 'Without a click id no event is sent',
    seenIn: { file: publicSite, test: 'nothing is reported without a click id' },
  },
];
