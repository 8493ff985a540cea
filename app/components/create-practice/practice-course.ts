import type { ResultOf } from 'gql.tada';
import type { CreatePracticePage } from '../../graphql/catalogue/create-practice-page';

type Page = ResultOf<typeof CreatePracticePage>;

/** The course that a practice is made from. */
export type PracticeCourse = NonNullable<Page['course']>;

/** What the student chose before, what comes next, and how the clock stands. */
export type PracticeSetup = NonNullable<Page['practiceSetup']>;
