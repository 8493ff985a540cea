import { useRef } from 'react';
import { type MascotTalk, useMascot } from '../chat/use-mascot';
import type { MascotPose } from '../ui/mascot/mascot';
import type { TalkView } from './talk-data';
import type { TalkBot } from './talk-place';

/** The mascot of a talk: it thinks while a reply is coming and cheers once at one that encourages. */
export function useFrameMascot(bot: TalkBot, talk: TalkView | null, isThinking: boolean): MascotPose {
  const last = talk?.messages.at(-1)?.number ?? 0;
  // What was said before the page was opened is no news.
  const opened = useRef(last);
  const cheers = talk?.mood === 'ENCOURAGING' && last > opened.current;
  const mood: MascotTalk = isThinking ? 'THINK' : cheers ? 'CHEER' : 'REST';
  return useMascot(bot === 'QUIZ_ME' ? 'PRACTICE_CASUAL' : 'GENERAL', mood);
}
