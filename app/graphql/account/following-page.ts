import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const FollowingPage = graphql(`query FollowingPage { ...Shell }`, [Shell]);
