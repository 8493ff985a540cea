import { everyone, type Row } from './row';

const fixed = (query: string) => () => ({ query });

/** What people change about themselves. */
export const personRows: Record<string, Row> = {
  'Mutation.changeNickname': {
    operation: fixed('mutation M { changeNickname(nickname: "Sam") }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.changeYearLevel': {
    operation: fixed('mutation M { changeYearLevel(yearLevel: 8) }'),
    outcomes: {
      ...everyone('clean'),
      visitor: 'UNAUTHENTICATED',
      notAccepted: 'TERMS_NOT_ACCEPTED',
      teacher: 'FORBIDDEN',
      tutor: 'FORBIDDEN',
      admin: 'FORBIDDEN',
    },
  },
  'Mutation.setAdjustments': {
    operation: fixed('mutation M { setAdjustments(names: ["calm"], practiceTimer: false) }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.changePassword': {
    operation: fixed('mutation M { changePassword(current: "a wrong guess", password: "four words of mine") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestEmailChange': {
    operation: fixed('mutation M { requestEmailChange(email: "new@people.test", current: "a wrong guess") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.confirmEmailChange': {
    operation: fixed('mutation M { confirmEmailChange(token: "invented") }'),
    outcomes: { ...everyone('UNPROCESSABLE'), visitor: 'UNAUTHENTICATED' },
  },
};
