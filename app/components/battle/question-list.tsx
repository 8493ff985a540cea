import { Check, Minus } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import { Chip } from '../ui/chip';
import { Grow, Stack } from '../ui/layout';
import { Rows } from '../ui/lists';
import styles from './battle.module.css';
import type { BattleMark, BattleResultView } from './battle-data';
import { markLabel } from './battle-words';

/** The questions of a battle with how both fared. */
export function QuestionList({ questions, name }: { questions: BattleResultView['questions']; name: string }) {
  return (
    <Rows as="ol">
      {questions.map(({ promptHtml, mine, theirs }, place) => (
        <li key={place}>
          <Grow className={styles.prompt}>
            <RichText html={promptHtml} />
          </Grow>
          <Stack as="span" gap={1}>
            <MarkChip who="You" mark={mine} />
            <MarkChip who={name} mark={theirs} />
          </Stack>
        </li>
      ))}
    </Rows>
  );
}

function MarkChip({ who, mark }: { who: string; mark: BattleMark }) {
  return (
    <Chip tone={mark === 'RIGHT' ? 'good' : 'plain'}>
      {mark === 'RIGHT' ? <Check aria-hidden size={16} /> : <Minus aria-hidden size={16} />}
      {who}
      <span className="sr">{`: ${markLabel(mark)}`}</span>
    </Chip>
  );
}
