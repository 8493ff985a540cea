import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const FollowingPage = graphql(
  `
    query FollowingPage {
      ...PageViewer
      following {
        code
        followed { code firstName avatar answeredThisWeek cheeredToday }
        followers { firstName avatar }
        classmates { code firstName avatar }
      }
      practiceGifts {
        givable { code firstName avatar }
        waiting { id firstName courseName topicName questionCount }
      }
    }
  `,
  [PageViewer],
);

export const SetFollowable = graphql(`mutation SetFollowable($on: Boolean!) { setFollowable(on: $on) }`);
export const Follow = graphql(`mutation Follow($code: String!) { follow(code: $code) }`);
export const Unfollow = graphql(`mutation Unfollow($code: String!) { unfollow(code: $code) }`);
export const Cheer = graphql(`mutation Cheer($code: String!) { cheer(code: $code) }`);

export const GiveSetPage = graphql(
  `
    query GiveSetPage($code: String!) {
      ...PageViewer
      practiceGifts { coins }
      giftChoice(code: $code) { firstName courses { course { id name } topics { id title } } }
    }
  `,
  [PageViewer],
);

export const GivePracticeSet = graphql(`
  mutation GivePracticeSet($code: String!, $topicId: ID!, $questionCount: Int!, $creationKey: String!) {
    givePracticeSet(code: $code, topicId: $topicId, questionCount: $questionCount, creationKey: $creationKey)
  }
`);
export const BeginPracticeSet = graphql(`mutation BeginPracticeSet($id: ID!) { beginPracticeSet(id: $id) }`);
export const DeclinePracticeSet = graphql(`mutation DeclinePracticeSet($id: ID!) { declinePracticeSet(id: $id) }`);
