import { graphql } from '../init';

export const ChangeNickname = graphql(
  `mutation ChangeNickname($nickname: String!, $seen: String) { changeNickname(nickname: $nickname, seen: $seen) }`,
);

export const ChangeYearLevel = graphql(
  `mutation ChangeYearLevel($yearLevel: Int!) { changeYearLevel(yearLevel: $yearLevel) }`,
);

export const ChangeTimeZone = graphql(
  `mutation ChangeTimeZone($timeZone: String!) { changeTimeZone(timeZone: $timeZone) }`,
);

export const SetAdjustments = graphql(`
  mutation SetAdjustments($names: [String!]!, $practiceTimer: Boolean, $seen: [String!]) {
    setAdjustments(names: $names, practiceTimer: $practiceTimer, seen: $seen)
  }
`);

export const ChangePassword = graphql(`
  mutation ChangePassword($current: String!, $password: String!) {
    changePassword(current: $current, password: $password)
  }
`);

export const RequestEmailChange = graphql(`
  mutation RequestEmailChange($email: String!, $current: String!) {
    requestEmailChange(email: $email, current: $current)
  }
`);

export const RequestEmailProof = graphql(`mutation RequestEmailProof { requestEmailProof }`);

export const ConfirmEmailChange = graphql(
  `mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) }`,
);

export const UnlinkProvider = graphql(
  `mutation UnlinkProvider($current: String!) { unlinkProvider(current: $current) }`,
);
