import { movePlan } from '../../modules/billing';
import { tellWaitingInvitations } from '../../modules/classroom';
import {
  changeNickname,
  changePassword,
  changeTimeZone,
  changeYearLevel,
  confirmEmailChange,
  requestEmailChange,
  requestEmailProof,
  setAdjustments,
  setAge,
  setChatWindow,
  setGoal,
  setSchool,
  setStudyHour,
  setTeaching,
  skipOwnStep,
} from '../../modules/identity';
import { builder } from '../builder';
import { ChatWindowState } from '../enums';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';

builder.mutationFields((t) => ({
  changeNickname: t.string({
    description: 'Changes the name that others see; returns it as it is stored.',
    args: { nickname: t.arg.string(), seen: t.arg.string({ required: false, description: seenText }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, input, context) => changeNickname(context.services, { viewer: requireViewer(context), ...input }),
  }),
  changeYearLevel: t.int({
    description: 'Changes the year level of a student, once a calendar month; a plan of one course moves along.',
    args: { yearLevel: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { yearLevel }, context) =>
      changeYearLevel(context.services, { viewer: requireViewer(context), yearLevel, onChange: movePlan }),
  }),
  changeTimeZone: t.string({
    description: 'Moves the viewer to another time zone, which decides when their days begin; never to the day before.',
    args: { timeZone: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { timeZone }, context) =>
      changeTimeZone(context.services, { viewer: requireViewer(context), timeZone }),
  }),
  setAge: t.boolean({
    description: 'Stores the month of birth of a student, once; a parent of whoever is under 15 gets a mail.',
    args: { month: t.arg.int(), year: t.arg.int(), parentEmail: t.arg.string({ required: false }) },
    authScopes: { signedIn: true },
    resolve: async (_root, { month, year, parentEmail }, context) => {
      const viewer = requireViewer(context);
      await setAge(context.services, { viewer, month, year, parentEmail: parentEmail ?? null });
      return true;
    },
  }),
  setGoal: t.boolean({
    description: 'Stores why a student is here and how many minutes a day they want to practise; null for no answer.',
    args: { goal: t.arg.string({ required: false }), minutesADay: t.arg.int({ required: false }) },
    authScopes: { signedIn: true },
    resolve: async (_root, { goal, minutesADay }, context) => {
      const viewer = requireViewer(context);
      await setGoal(context.services, { viewer, goal: goal ?? null, minutesADay: minutesADay ?? null });
      return true;
    },
  }),
  setStudyHour: t.boolean({
    description: 'Stores the hour at which a student is reminded on days without an answer; null for never.',
    args: { hour: t.arg.int({ required: false }) },
    authScopes: { signedIn: true },
    resolve: async (_root, { hour }, context) => {
      await setStudyHour(context.services, { viewer: requireViewer(context), hour: hour ?? null });
      return true;
    },
  }),
  setSchool: t.boolean({
    description: 'Stores the school of somebody who teaches, as they say it; null for none.',
    args: { name: t.arg.string({ required: false }) },
    authScopes: { signedIn: true },
    resolve: async (_root, { name }, context) => {
      await setSchool(context.services, { viewer: requireViewer(context), name: name ?? null });
      return true;
    },
  }),
  setTeaching: t.boolean({
    description: 'Stores which courses somebody teaches, twelve at most; none where they do not say.',
    args: { courseIds: t.arg.idList() },
    authScopes: { signedIn: true },
    resolve: async (_root, { courseIds }, context) => {
      await setTeaching(context.services, { viewer: requireViewer(context), courseIds });
      return true;
    },
  }),
  skipOwnStep: t.boolean({
    description: 'Passes over a step after registering; the age is asked for again a week later, three times at most.',
    args: { step: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, { step }, context) => {
      await skipOwnStep(context.services, { viewer: requireViewer(context), step });
      return true;
    },
  }),
  setChatWindowState: t.field({
    type: ChatWindowState,
    description: 'How the viewer likes the chat panel, on every device.',
    args: { state: t.arg({ type: ChatWindowState }) },
    authScopes: { signedIn: true },
    resolve: async (_root, { state }, context) => {
      await setChatWindow(context.services, requireViewer(context), state);
      return state;
    },
  }),
  setAdjustments: t.stringList({
    description: 'Replaces what the viewer adjusted; the clock of challenges stays where nothing is said of it.',
    args: {
      names: t.arg.stringList(),
      practiceTimer: t.arg.boolean({ required: false }),
      seen: t.arg.stringList({ required: false, description: seenText }),
    },
    authScopes: { signedIn: true },
    resolve: (_root, { practiceTimer, ...input }, context) =>
      setAdjustments(context.services, {
        viewer: requireViewer(context),
        ...input,
        practiceTimer: practiceTimer ?? null,
      }),
  }),
  changePassword: t.boolean({
    description: 'Changes the password of somebody who types the old one, and ends every other session.',
    args: { current: t.arg.string(), password: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, typed, context) => {
      const { services, sessionToken } = context;
      await changePassword(services, { viewer: requireViewer(context), sessionToken, ...typed });
      return true;
    },
  }),
  requestEmailChange: t.boolean({
    description: 'Mails a link to a new address; the old one stays until the link is followed.',
    args: { email: t.arg.string(), current: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, typed, context) => {
      await requestEmailChange(context.services, { viewer: requireViewer(context), ...typed });
      return true;
    },
  }),
  requestEmailProof: t.boolean({
    description: 'Mails a link that confirms the address of the account.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      await requestEmailProof(context.services, requireViewer(context));
      return true;
    },
  }),
  confirmEmailChange: t.boolean({
    description: 'Makes a confirmed address the one of the account, or confirms the one that it has.',
    args: { token: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, { token }, context) => {
      const { sessionToken, services } = context;
      const viewer = requireViewer(context);
      await confirmEmailChange(services, { viewer, sessionToken, token });
      await tellWaitingInvitations(services, viewer);
      return true;
    },
  }),
}));
