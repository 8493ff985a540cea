import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { FrameMessage } from '../chat/contract';
import type { MessageView, TalkReply, TalkView } from './talk-data';

/** A message on its way: shown at once, as it was typed. */
export interface SendingMessage {
  number: number;
  text: string;
  /** Id of the option that was chosen. */
  choice: string;
}

interface TalkOptions {
  talk: TalkView | null;
  /** What the page said to a form that was sent without scripts. */
  reply: TalkReply | null;
  /** Tells the app around the frame. */
  tell: (message: FrameMessage) => void;
}

/** Forms that say nothing in the talk. */
const aside = ['delete', 'report', 'SILENCE', 'STOP'];

/** One conversation: what is on its way, what did not get through, and how the next message is sent. */
export function useTalk({ talk, reply, tell }: TalkOptions) {
  const fetcher = useFetcher<TalkReply | null>();
  const messages = talk?.messages ?? [];
  const number = (messages.at(-1)?.number ?? 0) + 1;
  const form = fetcher.state === 'idle' ? undefined : fetcher.formData;
  const intent = String(form?.get('intent') ?? '');
  const sending: SendingMessage | null =
    form === undefined || aside.includes(intent)
      ? null
      : {
          number: Number(form.get('number')),
          text: String(form.get('text') ?? '').trim(),
          choice: String(form.get('choice') ?? ''),
        };
  useNews(messages, tell);
  const failure = fetcher.state !== 'idle' ? null : fetcher.data === undefined ? reply : fetcher.data;
  return { number, sending, failure, Form: fetcher.Form, submit: fetcher.submit };
}

export type TalkForm = ReturnType<typeof useTalk>['Form'];

/** A reply may have used a credit, and a line of maths stands on the practice page as well: the app looks anew. */
function useNews(messages: MessageView[], tell: (message: FrameMessage) => void): void {
  const last = messages.at(-1)?.number ?? 0;
  const known = useRef(last);
  const latest = useRef({ messages, tell });
  latest.current = { messages, tell };
  useEffect(() => {
    const fresh = latest.current.messages.filter(({ number }) => number > known.current);
    known.current = last;
    if (fresh.some(({ author }) => author === 'TUTOR')) latest.current.tell({ type: 'REFRESH_CREDIT' });
    if (fresh.some(({ lineHtml }) => lineHtml !== null)) latest.current.tell({ type: 'WORKING_CHANGED' });
  }, [last]);
}
