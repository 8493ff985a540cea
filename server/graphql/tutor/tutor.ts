import { deleteTalk, getFrame, getTalk, reportMessage, sendMessage } from '../../modules/tutor';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { BotKind, TutorIntent } from './enums';
import { TutorFrameType, TutorTalk } from './talk';

const TutorPlaceInput = builder.inputType('TutorPlace', {
  fields: (t) => ({
    bot: t.field({ type: BotKind }),
    questionId: t.id({ required: false, description: 'Of Tutor Me: the question that it is about.' }),
    topicId: t.id({ required: false, description: 'Of Quiz Me; without it and a course: all weak spots.' }),
    courseId: t.id({ required: false }),
  }),
});

const SendTutorMessageInput = builder.inputType('SendTutorMessageInput', {
  fields: (t) => ({
    place: t.field({ type: TutorPlaceInput }),
    number: t.int({ description: 'The number that the message will have: sent twice, it is one message.' }),
    intent: t.field({ type: TutorIntent }),
    text: t.string(),
    choice: t.id({ required: false, description: 'Id of a chosen option.' }),
  }),
});

builder.queryFields((t) => ({
  tutorTalk: t.field({
    type: TutorTalk,
    nullable: true,
    description: "The viewer's talk at a place; null where there is none yet.",
    args: { place: t.arg({ type: TutorPlaceInput }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { place }, context) => getTalk(context.services, requireViewer(context), place),
  }),
  tutorFrame: t.field({
    type: TutorFrameType,
    description: 'All that a chat frame shows: the talk at its place, and the question that is open beside it.',
    args: { place: t.arg({ type: TutorPlaceInput }), questionId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { place, questionId }, context) =>
      getFrame(context.services, requireViewer(context), { place, questionId: questionId ?? null }),
  }),
}));

builder.mutationFields((t) => ({
  sendTutorMessage: t.field({
    type: TutorTalk,
    description: 'Sends a message to the tutor, beginning the talk if there is none.',
    args: { input: t.arg({ type: SendTutorMessageInput }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { input }, context) => sendMessage(context.services, requireViewer(context), input),
  }),
  deleteTutorTalk: t.boolean({
    description: 'Deletes a talk with all of its messages; false where there was none.',
    args: { place: t.arg({ type: TutorPlaceInput }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { place }, context) => deleteTalk(context.services, requireViewer(context), place),
  }),
  reportTutorMessage: t.field({
    type: TutorTalk,
    description: 'Reports something that the tutor said.',
    args: { talkId: t.arg.id(), number: t.arg.int(), reason: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => reportMessage(context.services, requireViewer(context), args),
  }),
}));
