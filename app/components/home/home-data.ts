import type { ResultOf } from 'gql.tada';
import type { HomePage } from '../../graphql/home/home-page';

/** What the home page is made of, as the server answers it. */
export type HomeData = ResultOf<typeof HomePage>['home'];

/** Tasks on which the student can work now, due first in front. */
export type HomeTasks = ResultOf<typeof HomePage>['openTasks'];
