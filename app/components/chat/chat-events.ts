import type { AiContext } from '../../lib/ai-context';
import { createEventBus } from '../../lib/event-bus';
import type { AskedModel } from '../../machines/chat-panel-types';

/** What pages ask of the chat panel, which stands beside them. */
interface ChatEvents {
  ask: { aiModel: AskedModel; about: AiContext };
}

export const chatEvents = createEventBus<ChatEvents>('chat');
