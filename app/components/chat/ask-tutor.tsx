import { useMatches } from '@remix-run/react';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { aiContextOf, mayAskTutor } from '../../lib/ai-context';
import { resolveHandle } from '../../lib/route-handle';
import type { AskedModel } from '../../machines/chat-panel-types';
import { Button } from '../ui/button';
import { chatEvents } from './chat-events';
import { useTutorContext } from './use-tutor-context';

interface AskTutorProps {
  aiModel: AskedModel;
  className?: string;
  children: ReactNode;
}

/**
 * A quiet button that opens Tutor Me for the hint or the worked steps it stands at. Nothing where the panel is not: before
 * scripts run, in battles and test tasks, and on pages without helpers.
 */
export function AskTutor({ aiModel, className, children }: AskTutorProps) {
  const tutor = useTutorContext();
  const live = useHydrated();
  const page = resolveHandle(useMatches().map(({ handle }) => handle));
  if (!live || !mayAskTutor(tutor, page)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className={className}
      onClick={() => chatEvents.publish('ask', { aiModel, about: aiContextOf(tutor) })}
    >
      <GraduationCap aria-hidden size={20} />
      {children}
    </Button>
  );
}
