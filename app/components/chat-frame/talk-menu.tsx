import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import type { FrameMessage } from '../chat/contract';
import { mailToTeacher } from './mail-to-teacher';
import styles from './talk-menu.module.css';

interface TalkMenuProps {
  topic: string | null;
  /** False when there is no app around this page. */
  ask: (message: FrameMessage) => boolean;
  /** Where one is asked whether the talk is to be deleted; null while there is none. */
  deletePath: string | null;
  teachersMayRead: boolean;
  onDelete: () => void;
}

/** What else can be done here: go home, write to the teacher, delete the talk. */
export function TalkMenu({ topic, ask, deletePath, teachersMayRead, onDelete }: TalkMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const mail = mailToTeacher(topic);
  const shut = () => {
    if (details.current !== null) details.current.open = false;
  };
  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) shut();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  });
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    shut();
    details.current.querySelector('summary')?.focus();
  };
  const byApp = (message: FrameMessage) => (event: MouseEvent) => {
    if (ask(message)) event.preventDefault();
    shut();
  };
  return (
    <details ref={details} className={styles.menu} onKeyDown={close}>
      <summary aria-label="More">
        <Ellipsis aria-hidden size={20} />
      </summary>
      <ul>
        <li>
          <a href={paths.home} target="_top" onClick={byApp({ type: 'GO_HOME' })}>
            Home
          </a>
        </li>
        <li>
          <a href={mail} target="_top" onClick={byApp({ type: 'OPEN_MAIL_LINK', href: mail })}>
            Email your teacher
          </a>
        </li>
        {deletePath === null ? null : (
          <li>
            <a
              href={deletePath}
              onClick={(event) => {
                event.preventDefault();
                shut();
                onDelete();
              }}
            >
              Delete this chat
            </a>
          </li>
        )}
        <li className={styles.whose}>
          {teachersMayRead
            ? 'Your school lets your teachers read chats about questions and quizzes. Your other chats are private.'
            : 'Your chats are private: your teacher can’t see them.'}
        </li>
      </ul>
    </details>
  );
}
