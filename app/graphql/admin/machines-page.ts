import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const MachinesPage = graphql(
  `
    query MachinesPage {
      ...PageViewer
      currentUser { email }
      auditEntries { id }
    }
  `,
  [PageViewer],
);

export const SetInspection = graphql(`
  mutation SetInspection($email: String!, $on: Boolean!) { setInspection(email: $email, on: $on) }
`);
