import { graphql } from '../init';

/** What the steps of somebody who teaches show after registering. */
export const TeacherSteps = graphql(`
  query TeacherSteps {
    viewer { timeZone }
    profile { schoolName teaches openSteps }
    taughtClasses(archived: false) { id name joinCode isOwner }
    courses { id name }
  }
`);

export const SetTeaching = graphql(`mutation SetTeaching($courseIds: [ID!]!) { setTeaching(courseIds: $courseIds) }`);

export const SetSchool = graphql(`mutation SetSchool($name: String) { setSchool(name: $name) }`);
