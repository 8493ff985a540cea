import type { ResultOf } from 'gql.tada';
import type { FlagsPage } from '../../graphql/admin/flags-page';

/** One flag and what administrators decided about it. */
export type FlagSetting = ResultOf<typeof FlagsPage>['flagSettings'][number];

/** The flag whose change was refused, why, and what was typed. */
export interface RefusedFlag {
  name: string;
  problem: string;
  typed: { mode: string; percentage: string; emails: string };
  /** Somebody else decided about it meanwhile. */
  isConflict?: boolean;
}
