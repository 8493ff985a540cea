// The small zod: this is read on every page with a tutor.
import * as z from 'zod/v4-mini';
import { aiModels, aiScenarioGroups, aiScenarios, reviewStates } from '../../../rules/ai-scenario';
import { botKinds } from '../../machines/chat-panel-types';

// Our pages forbid the evaluation of text, and zod need not try it.
z.config({ jitless: true });

/** What the chat frame and the app say to each other by postMessage. Everything else that arrives is not for us. */
const mailLink = z.string().check(z.maxLength(2000), z.regex(/^mailto:[^\s]+$/i));

/** As in the curriculum: “46-adding-fractions”. */
const topicIdShape = /^[a-z0-9-]{1,80}$/;

const frameMessage = z.discriminatedUnion('type', [
  /** The frame listens now and wants the state. */
  z.strictObject({ type: z.literal('READY') }),
  z.strictObject({ type: z.literal('RESET_HEADER') }),
  z.strictObject({ type: z.literal('RESTORE_AI_MODEL') }),
  z.strictObject({ type: z.literal('GO_HOME') }),
  z.strictObject({ type: z.literal('GO_TO_LOGIN') }),
  z.strictObject({ type: z.literal('GO_TO_LOGOUT') }),
  z.strictObject({ type: z.literal('OPEN_MAIL_LINK'), href: mailLink }),
  z.strictObject({ type: z.literal('REFRESH_CREDIT') }),
  /** Another helper is wanted; Quiz Me perhaps about one topic. */
  z.strictObject({
    type: z.literal('CHOOSE_BOT'),
    bot: z.enum(botKinds),
    topicId: z.nullable(z.string().check(z.regex(topicIdShape))),
  }),
  /** A line of working was written in the frame: the page beside it shows the same lines. */
  z.strictObject({ type: z.literal('WORKING_CHANGED') }),
]);

const chatState = z.strictObject({
  bot: z.enum(botKinds),
  scenario: z.enum(aiScenarios),
  scenarioGroup: z.enum(aiScenarioGroups),
  aiModel: z.enum(aiModels),
  theme: z.enum(['light', 'dark', 'system']),
  context: z.strictObject({
    practiceId: z.nullable(z.guid()),
    questionId: z.nullable(z.guid()),
    topic: z.nullable(z.string().check(z.maxLength(200))),
    errorReviewSessionState: z.nullable(z.enum(reviewStates)),
  }),
});

const appMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('STATE'), state: chatState }),
  z.strictObject({ type: z.literal('COMMAND'), command: z.literal('BACK') }),
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
