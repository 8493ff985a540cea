import { graphql } from '../init';

export const CreateClass = graphql(`
  mutation CreateClass($input: ClassInput!, $creationKey: String!) {
    createClass(input: $input, creationKey: $creationKey)
  }
`);

export const UpdateClass = graphql(`
  mutation UpdateClass($classId: ID!, $input: ClassInput!, $version: Int) {
    updateClass(classId: $classId, input: $input, version: $version)
  }
`);

export const SetClassArchived = graphql(`
  mutation SetClassArchived($classId: ID!, $archived: Boolean!) {
    setClassArchived(classId: $classId, archived: $archived)
  }
`);

export const DeleteClass = graphql(`mutation DeleteClass($classId: ID!) { deleteClass(classId: $classId) }`);

export const RenewJoinCode = graphql(`mutation RenewJoinCode($classId: ID!) { renewJoinCode(classId: $classId) }`);

export const InviteStudents = graphql(`
  mutation InviteStudents($classId: ID!, $emails: [String!]!) {
    inviteStudents(classId: $classId, emails: $emails) { count mail unsent }
  }
`);

export const InviteCoTeacher = graphql(`
  mutation InviteCoTeacher($classId: ID!, $email: String!) { inviteCoTeacher(classId: $classId, email: $email) }
`);

export const WithdrawClassInvitation = graphql(`
  mutation WithdrawClassInvitation($classId: ID!, $role: ClassInvitationRole!, $email: String!) {
    withdrawClassInvitation(classId: $classId, role: $role, email: $email)
  }
`);

export const AnswerTeachingInvitation = graphql(`
  mutation AnswerTeachingInvitation($classId: ID!, $accept: Boolean!) {
    answerTeachingInvitation(classId: $classId, accept: $accept)
  }
`);

export const EndCoTeaching = graphql(`
  mutation EndCoTeaching($classId: ID!, $teacherId: ID!) { endCoTeaching(classId: $classId, teacherId: $teacherId) }
`);

export const RemoveStudents = graphql(`
  mutation RemoveStudents($classId: ID!, $studentIds: [ID!]!) {
    removeStudents(classId: $classId, studentIds: $studentIds)
  }
`);

export const MoveStudents = graphql(`
  mutation MoveStudents($classId: ID!, $toClassId: ID!, $studentIds: [ID!]!) {
    moveStudents(classId: $classId, toClassId: $toClassId, studentIds: $studentIds)
  }
`);
