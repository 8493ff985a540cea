import { describe, expect, it } from 'vitest';
import { controlsIn, htmlOf, partOf } from '../../../tests/specification/page-html';
import type { CourseContentsData } from '../../graphql/catalogue/course-contents';
import { ContentsView } from './contents-view';

type Topic = CourseContentsData['topics'][number];

const topic = (id: string, title: string, templateCount: number): Topic => ({
  id,
  number: 1,
  title,
  year: 6,
  strand: 'Number',
  codes: [],
  templateCount,
});

const course: CourseContentsData = {
  id: 'year-6',
  name: 'Year 6 Maths',
  badge: '6',
  iconUrl: '/courses/year-6/icon.svg',
  practisableTopicCount: 2,
  examShape: [],
  topics: [
    topic('82-integers-on-a-line', 'Integers', 4),
    topic('86-add-and-subtract-unlike-fractions', 'Fractions', 1),
    topic('90-still-to-come', 'Still to come', 0),
  ],
};

/** The links of the list of topics. */
const linksFor = (signedIn: boolean) =>
  controlsIn(
    partOf(
      htmlOf(<ContentsView course={course} signedIn={signedIn} nextStep={null} />),
      'section',
      'aria-label="Number"',
    ),
  );

describe('the contents of a course', () => {
  it('lead a visitor to a question of each topic to try', () => {
    expect(linksFor(false)).toEqual([
      { name: 'Try a question: Integers', to: '/try/82-integers-on-a-line' },
      { name: 'Try a question: Fractions', to: '/try/86-add-and-subtract-unlike-fractions' },
    ]);
  });

  it('lead somebody who is signed in to practice of the topic', () => {
    expect(linksFor(true)).toEqual([
      { name: 'Integers', to: '/create-practice/year-6?topic=82-integers-on-a-line' },
      { name: 'Fractions', to: '/create-practice/year-6?topic=86-add-and-subtract-unlike-fractions' },
    ]);
  });
});
