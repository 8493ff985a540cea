import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const MachinesPage = graphql(
  `
    query MachinesPage {
      ...Shell
      currentUser { email }
      auditEntries { id }
    }
  `,
  [Shell],
);

export const SetInspection = graphql(`
  mutation SetInspection($email: String!, $on: Boolean!) { setInspection(email: $email, on: $on) }
`);
