import { Check, Minus } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import type { BattleMark, BattleResultView } from './battle-data';
import styles from './battle-result.module.css';
import { markLabel } from './battle-words';

/** The questions of a battle with how both fared. */
export function QuestionList({ questions, name }: { questions: BattleResultView['questions']; name: string }) {
  return (
    <ol className={styles.questions}>
      {questions.map(({ promptHtml, mine, theirs }, place) => (
        <li key={place}>
          <RichText html={promptHtml} className={styles.prompt} />
          <span className={styles.marks}>
            <Mark who="You" mark={mine} />
            <Mark who={name} mark={theirs} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ who, mark }: { who: string; mark: BattleMark }) {
  return (
    <span className={styles.mark} data-right={mark === 'RIGHT' || undefined}>
      {mark === 'RIGHT' ? <Check aria-hidden size={16} /> : <Minus aria-hidden size={16} />}
      {who}
      <span className="sr">{`: ${markLabel(mark)}`}</span>
    </span>
  );
}
