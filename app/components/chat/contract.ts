import { z } from 'zod';
import { aiModels, aiScenarioGroups, aiScenarios, reviewStates } from '../../../rules/ai-scenario';
import { botKinds } from '../../machines/chat-panel-types';

/** What the chat frame and the app say to each other by postMessage. Everything else that arrives is not for us. */
const mailLink = z
  .string()
  .max(2000)
  .refine((href) => /^mailto:[^\s]+$/i.test(href), 'must be a mail address link');

/** As in the curriculum: “46-adding-fractions”. */
const topicIdShape = /^[a-z0-9-]{1,80}$/;

const frameMessage = z.discriminatedUnion('type', [
  /** The frame listens now and wants the state. */
  z.object({ type: z.literal('READY') }).strict(),
  z.object({ type: z.literal('RESET_HEADER') }).strict(),
  z.object({ type: z.literal('RESTORE_AI_MODEL') }).strict(),
  z.object({ type: z.literal('GO_HOME') }).strict(),
  z.object({ type: z.literal('GO_TO_LOGIN') }).strict(),
  z.object({ type: z.literal('GO_TO_LOGOUT') }).strict(),
  z.object({ type: z.literal('OPEN_MAIL_LINK'), href: mailLink }).strict(),
  z.object({ type: z.literal('REFRESH_CREDIT') }).strict(),
  /** Another helper is wanted; Quiz Me perhaps about one topic. */
  z
    .object({
      type: z.literal('CHOOSE_BOT'),
      bot: z.enum(botKinds),
      topicId: z.string().regex(topicIdShape).nullable(),
    })
    .strict(),
  /** A line of working was written in the frame: the page beside it shows the same lines. */
  z.object({ type: z.literal('WORKING_CHANGED') }).strict(),
]);

const chatState = z
  .object({
    bot: z.enum(botKinds),
    scenario: z.enum(aiScenarios),
    scenarioGroup: z.enum(aiScenarioGroups),
    aiModel: z.enum(aiModels),
    theme: z.enum(['light', 'dark', 'system']),
    context: z
      .object({
        practiceId: z.string().uuid().nullable(),
        questionId: z.string().uuid().nullable(),
        topic: z.string().max(200).nullable(),
        errorReviewSessionState: z.enum(reviewStates).nullable(),
      })
      .strict(),
  })
  .strict();

const appMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('STATE'), state: chatState }).strict(),
  z.object({ type: z.literal('COMMAND'), command: z.literal('BACK') }).strict(),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
export type AppMessage = z.infer<typeof appMessage>;
export type ChatState = z.infer<typeof chatState>;

/** Where a message came from, as the browser vouches for it. */
interface Arrival {
  data: unknown;
  origin: string;
  source: unknown;
}

interface Partner {
  /** Of the page that is embedded, or of the one around it. */
  origin: string;
  window: unknown;
}

/** A message of the frame; null when it is of another origin, another window or another shape. */
export function readFrameMessage(arrival: Arrival, partner: Partner): FrameMessage | null {
  return isFrom(arrival, partner) ? (frameMessage.safeParse(arrival.data).data ?? null) : null;
}

/** A message of the app to its frame; null when it is of another origin, another window or another shape. */
export function readAppMessage(arrival: Arrival, partner: Partner): AppMessage | null {
  return isFrom(arrival, partner) ? (appMessage.safeParse(arrival.data).data ?? null) : null;
}

function isFrom({ origin, source }: Arrival, partner: Partner): boolean {
  return origin === partner.origin && source !== null && source === partner.window;
}
