import type { ResultOf } from 'gql.tada';
import type { FlagsPage } from '../../graphql/admin/flags-page';

/** One flag and what administrators decided about it. */
export type FlagSetting = ResultOf<typeof FlagsPage>['flagSettings'][number];
