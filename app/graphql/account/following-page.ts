import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const FollowingPage = graphql(
  `
    query FollowingPage {
      ...Shell
      following {
        code
        followed { code firstName avatar answeredThisWeek cheeredToday }
        followers { firstName avatar }
        classmates { code firstName avatar }
      }
    }
  `,
  [Shell],
);

export const SetFollowable = graphql(`mutation SetFollowable($on: Boolean!) { setFollowable(on: $on) }`);
export const Follow = graphql(`mutation Follow($code: String!) { follow(code: $code) }`);
export const Unfollow = graphql(`mutation Unfollow($code: String!) { unfollow(code: $code) }`);
export const Cheer = graphql(`mutation Cheer($code: String!) { cheer(code: $code) }`);
