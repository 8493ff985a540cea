import type { ResultOf } from 'gql.tada';
import type { CreatePracticePage } from '../../graphql/catalogue/create-practice-page';

/** The course that a practice is made from. */
export type PracticeCourse = NonNullable<ResultOf<typeof CreatePracticePage>['course']>;
