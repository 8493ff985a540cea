import type { ResultOf } from 'gql.tada';
import type { HomePage } from '../../graphql/home/home-page';

/** What the home page is made of, as the server answers it. */
export type HomeData = ResultOf<typeof HomePage>['home'];

/** A task that is due today, or overdue; its time is words already. */
export interface DueTaskView {
  id: string;
  classId: string;
  title: string;
  from: string;
  isOverdue: boolean;
  /** "by 4:00 pm", "since Sun 22 Nov, 4:00 pm" */
  when: string;
}
