import { Lightbulb, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import type { ChoiceView } from '../practice/question-data';
import styles from './messages.module.css';
import type { SuggestionView, TutorIntent } from './talk-data';
import type { TalkForm } from './use-talk';

interface SayButtonsProps {
  Form: TalkForm;
  number: number;
  onSent: () => void;
}

/** Things that one could say, each sent by a press. */
export function Suggestions({ suggestions, ...rest }: SayButtonsProps & { suggestions: SuggestionView[] }) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="You could say" aria-live="off">
      {suggestions.map(({ intent, label, text, aiModel }) => (
        <li key={`${intent} ${label}`}>
          <SayForm {...rest} intent={intent} text={text === '' ? label : text}>
            <button type="submit" className={styles.suggestion}>
              <ModelIcon aiModel={aiModel} />
              {label}
            </button>
          </SayForm>
        </li>
      ))}
    </ul>
  );
}

/** A hint and a worked solution are told apart at a glance. */
function ModelIcon({ aiModel }: Pick<SuggestionView, 'aiModel'>) {
  if (aiModel === 'HINT') return <Lightbulb aria-hidden size={16} />;
  return aiModel === 'SOLUTION' ? <ListChecks aria-hidden size={16} /> : null;
}

/** The options of the question that the tutor asks now. */
export function Options({ options, ...rest }: SayButtonsProps & { options: ChoiceView[] }) {
  return (
    <ul className={styles.options} aria-label="Your answer">
      {options.map(({ id, html }) => (
        <li key={id}>
          <SayForm {...rest} intent="MESSAGE" text="" choice={id}>
            <button type="submit" className={styles.option}>
              <RichText html={html} inline />
            </button>
          </SayForm>
        </li>
      ))}
    </ul>
  );
}

/** Options of an earlier question, to be read again. */
export function PastOptions({ options }: { options: ChoiceView[] }) {
  return (
    <ul className={styles.options} aria-label="The options were">
      {options.map(({ id, html }) => (
        <li key={id} className={styles.past}>
          <RichText html={html} inline />
        </li>
      ))}
    </ul>
  );
}

interface SayFormProps extends SayButtonsProps {
  intent: TutorIntent;
  text: string;
  choice?: string;
  children: ReactNode;
}

/** A form that says one thing. */
export function SayForm({ Form, number, onSent, intent, text, choice, children }: SayFormProps) {
  return (
    <Form method="post" onSubmit={onSent}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="text" value={text} />
      {choice === undefined ? null : <input type="hidden" name="choice" value={choice} />}
      {children}
    </Form>
  );
}
