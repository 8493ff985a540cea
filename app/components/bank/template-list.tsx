import { Link } from '@remix-run/react';
import styles from './template-list.module.css';

export interface TopicTemplates {
  topic: { id: string; title: string };
  templates: { id: string; title: string; difficulty: string }[];
}

const difficultyLabel: Record<string, string> = { EASY: 'easy', NORMAL: 'medium', HARD: 'hard' };

/** Topics with their kinds of question, each a link. */
export function TemplateList({ topics, to }: { topics: TopicTemplates[]; to: (templateId: string) => string }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ topic, templates }) => (
        <li key={topic.id} className="card">
          <h3>{topic.title}</h3>
          {templates.length === 0 ? (
            <p className="muted">No questions yet.</p>
          ) : (
            <ul>
              {templates.map((template) => (
                <li key={template.id}>
                  <Link to={to(template.id)}>{template.title}</Link>
                  <small>{difficultyLabel[template.difficulty] ?? template.difficulty}</small>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
