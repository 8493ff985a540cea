import { graphql } from '../init';

/** What the steps of somebody who teaches show after registering. */
export const TeacherSteps = graphql(`
  query TeacherSteps {
    viewer { timeZone }
    profile { schoolName openSteps }
    taughtClasses(archived: false) { id name joinCode isOwner }
    courses { id name }
  }
`);

export const SetSchool = graphql(`mutation SetSchool($name: String) { setSchool(name: $name) }`);
