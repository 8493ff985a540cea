import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** People whom an administrator looks for; asking leaves an audit line. */
export const AdminPeoplePage = graphql(
  `
    query AdminPeoplePage($words: String!) {
      ...PageViewer
      foundPeople(words: $words) { id nickname email emailProved roles createdAt deletesAt }
    }
  `,
  [PageViewer],
);

/** One of them; asking leaves an audit line. */
export const AdminPersonPage = graphql(
  `
    query AdminPersonPage($id: ID!) {
      ...PageViewer
      viewedPerson(id: $id) {
        person { id nickname email emailProved roles createdAt deletesAt }
        sessionCount schoolName schoolConfirmedAt
      }
    }
  `,
  [PageViewer],
);

export const SetAdministrator = graphql(
  `mutation SetAdministrator($personId: ID!, $on: Boolean!, $reason: String!) {
    setAdministrator(personId: $personId, on: $on, reason: $reason)
  }`,
);

export const ConfirmSchool = graphql(
  `mutation ConfirmSchool($personId: ID!, $on: Boolean!) { confirmSchool(personId: $personId, on: $on) }`,
);

export const EndSessionsOfPerson = graphql(
  `mutation EndSessionsOfPerson($personId: ID!) { endSessionsOfPerson(personId: $personId) }`,
);
